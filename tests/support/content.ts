import { readAuthors, type Authors } from '../../src/domain/content/authors';
import type { CompiledSummary, Doc, Post, Translation } from '../../src/domain/content/documents';
import type { ContentIndex } from '../../src/domain/content/content-index';
import { parseYaml, type YamlData } from '../../src/domain/content/front-matter';
import { compareProblems, type Problem } from '../../src/domain/problem/problem';
import { importFinder } from '../../src/domain/content/imported-files';
import { readDocument, type ReadDocument, type ReadOptions } from '../../src/domain/content/read-document';
import { docSchema, postSchema } from '../../src/domain/content/front-matter-schemas';
import {
  buildSiteContent,
  lastSets,
  type ContentSettings,
  type SiteContent,
} from '../../src/domain/site/site-content';
import type { DocsSetContent } from '../../src/domain/docs/docs-set';
import { ONE_SET, type DocsSet } from '../../src/domain/content/docs-sets';
import { generatedIndexSources } from '../../src/domain/docs/generated-index';
import { classifySource, type SourceFile } from '../../src/domain/content/source';
import { readTags, type Tags } from '../../src/domain/content/tags';
import type { CompiledDocument } from '../../src/domain/markdown/compile';
import type { Locale } from '../../src/domain/routing/locale';
import { documentEngine } from '../../src/gatsby/script/quick-js';
import { textsIn } from '../../src/gatsby/configuration/languages';
import { site } from '../../src/site/config';

/** The languages of the site, for functions that take a table of languages. */
export const LOCALES = site.i18n;

/** Options for reading documents in tests: the site's own settings. */
export const READ_OPTIONS: ReadOptions = {
  magicComments: site.codeBlocks.magicComments,
  locales: LOCALES,
  labels: { 'zh-Hans': textsIn('zh-Hans').content, en: textsIn('en').content },
  placeholders: [],
  support: site.support,
  siteUrl: site.url,
  findImport: () => null,
  engine: documentEngine(),
};

const SETTINGS: ContentSettings = {
  locales: LOCALES,
  pageSize: site.blog.pageSize,
  relatedCount: site.blog.relatedCount,
  includeDrafts: false,
  staticFiles: new Set(),
  fileAddress: () => null,
};

/** A compiled empty text, with the fields that a test needs. */
export const makeCompiled = (overrides: Partial<CompiledSummary> = {}): CompiledSummary => ({
  truncateAt: null,
  title: null,
  head: [],
  headings: [],
  excerpt: '',
  statistics: { cjkCharacters: 0, words: 0, codeLines: 0, images: 0 },
  readingMinutes: 0,
  links: [],
  images: [],
  remote: [],
  anchors: [],
  titleId: null,
  pageNeeds: [],
  shape: { code: [], external: [] },
  ...overrides,
});

interface DocumentFields {
  slug?: string;
  locale?: Locale;
  /** Raw front matter. */
  frontMatter?: Record<string, unknown>;
  compiled?: Partial<CompiledSummary>;
}

const makeTranslation = (file: string, locale: Locale, compiled: DocumentFields['compiled']) => ({
  locale,
  file,
  digest: file,
  textDigest: file,
  compiled: makeCompiled(compiled),
  title: file,
  description: '',
  placeOf: () => null,
});

/** A post in one language; `key` is also its slug and title. */
export function makePost(key: string, fields: DocumentFields & { date?: string } = {}): Post {
  const { locale = 'zh-Hans', date = '2024-01-01' } = fields;
  const frontMatter = postSchema.parse(fields.frontMatter ?? {});
  const original = {
    ...makeTranslation(`blog/${key}.mdx`, locale, fields.compiled),
    frontMatter,
    title: key,
  };
  const { draft, unlisted } = frontMatter;
  return {
    collection: 'post',
    key,
    translations: { [locale]: original },
    original,
    path: `/blog/${fields.slug ?? key}`,
    slug: fields.slug ?? key,
    date,
    time: '',
    draft,
    unlisted,
  };
}

const [MAIN_SET] = ONE_SET as readonly [DocsSet];

/** A doc in one language; `id` is also its key and title. */
export function makeDoc(id: string, fields: DocumentFields = {}): Doc {
  const { locale = 'zh-Hans' } = fields;
  const frontMatter = docSchema.parse(fields.frontMatter ?? {});
  const original = { ...makeTranslation(`docs/${id}.mdx`, locale, fields.compiled), frontMatter, title: id };
  const folder = id.split('/').slice(0, -1).join('/');
  const isIndex = id.endsWith('/index');
  const { draft, unlisted } = frontMatter;
  return {
    collection: 'doc',
    set: MAIN_SET,
    key: id,
    translations: { [locale]: original },
    original,
    path: `/docs/${isIndex ? `${folder}/` : id}`,
    id,
    folder,
    isIndex,
    position: frontMatter.sidebar_position ?? null,
    draft,
    unlisted,
  };
}

/** An index with only the given documents. */
export const makeIndex = (parts: Partial<ContentIndex> = {}): ContentIndex => ({
  posts: [],
  docs: [],
  pages: [],
  tags: { post: new Map(), doc: new Map() },
  authors: new Map(),
  projects: [],
  friends: [],
  releases: [],
  locales: LOCALES,
  ...parts,
});

/** YAML that must be well-formed. */
export function yaml(text: string, file = 'test.yml', problems: Problem[] = []): YamlData {
  const data = parseYaml(text, file, 1, problems);
  if (data === null) throw new Error(brief(problems).join('\n'));
  return data;
}

/** Tags of a registry in YAML; its problems are added to `problems`. */
export const tagsOf = (text: string, problems: Problem[] = []): Tags =>
  readTags(yaml(text, 'blog/tags.yml', problems), LOCALES) ?? new Map<string, never>();

/** Authors of a registry in YAML; its problems are added to `problems`. */
export const authorsOf = (text: string, problems: Problem[] = []): Authors =>
  readAuthors(yaml(text, 'blog/authors.yml', problems), LOCALES) ?? new Map<string, never>();

/** A document file of a virtual content root, with its complete compilation. */
interface VirtualDocument {
  file: string;
  translation: Translation | null;
  compiled: CompiledDocument;
}

/** The content of files that exist only in memory; problems are those of reading and connecting. */
export interface VirtualContent extends SiteContent {
  documents: VirtualDocument[];
  /** Sidebars and neighbours of the docs to read first. */
  sidebars: DocsSetContent['sidebars'];
  docNeighbours: DocsSetContent['neighbours'];
}

/** The docs to read first: the last version of the default instance. */
export function mainDocs(content: Pick<SiteContent, 'docsSets'>): DocsSetContent {
  const [main] = lastSets(content);
  if (!main) throw new Error('There is no docs set.');
  return main;
}

/** Reads, compiles and connects content given as path → text, without the file system. */
export function virtualContent(
  files: Record<string, string>,
  settings: Partial<ContentSettings> = {},
): VirtualContent {
  const problems: Problem[] = [];
  const documents: VirtualDocument[] = [];
  const dataFiles: SourceFile[] = [];
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const options = {
    ...READ_OPTIONS,
    findImport: importFinder(sources),
  };
  const inputs = Object.entries(files).flatMap(([path, text]) => {
    const source = classifySource(path, LOCALES, settings.docsSets);
    if (source.kind !== 'document') {
      dataFiles.push({ path, text });
      return [];
    }
    const read = readDocument({ path, text }, source, options);
    const translation = toTranslation(path, source.locale, read);
    problems.push(...read.problems);
    documents.push({ file: path, translation, compiled: read.compiled });
    return translation ? [{ collection: source.collection, key: source.key, translation }] : [];
  });
  const docKeys = inputs.flatMap(({ collection, key }) => (collection === 'doc' ? [key] : []));
  for (const { file, key, locale } of generatedIndexSources(dataFiles, docKeys, LOCALES, settings.docsSets)) {
    const read = readDocument(file, { collection: 'doc', key, locale }, READ_OPTIONS);
    const translation = toTranslation(file.path, locale, read);
    problems.push(...read.problems);
    if (translation) inputs.push({ collection: 'doc', key, translation });
  }
  const content = buildSiteContent(inputs, dataFiles, { ...SETTINGS, ...settings });
  const { sidebars, neighbours } = mainDocs(content);
  return {
    ...content,
    documents,
    sidebars,
    docNeighbours: neighbours,
    problems: [...problems, ...content.problems].sort(compareProblems),
  };
}

/** Docs as key → `title`, with further front matter on the lines below; keys that end in `.yml` are whole files. */
export function virtualDocs(
  docs: Record<string, string>,
  settings: Partial<ContentSettings> = {},
): VirtualContent {
  const files = Object.entries(docs).map(([key, text]) =>
    key.endsWith('.yml') ? [`docs/${key}`, text] : [`docs/${key}.mdx`, `---\ntitle: ${text}\n---\n`],
  );
  return virtualContent(Object.fromEntries(files) as Record<string, string>, settings);
}

function toTranslation(
  file: string,
  locale: Locale,
  { frontMatter, fieldPlaces, compiled }: ReadDocument,
): Translation | null {
  if (frontMatter === null) return null;
  return {
    locale,
    file,
    digest: file,
    textDigest: file,
    frontMatter,
    compiled,
    title: frontMatter.title ?? compiled.title ?? file,
    description: frontMatter.description ?? compiled.excerpt,
    placeOf: (field) => fieldPlaces[field] ?? null,
  };
}

/** Problems one per line, `severity file:line:column found → fix`, for short expectations. */
export const brief = (problems: readonly Problem[]): string[] =>
  problems.map(({ severity, file, line, column, found, fix }) => {
    const place = [file, line, column].filter((part) => part !== null).join(':');
    return `${severity} ${place} ${found} → ${fix}`;
  });

/** Runs a function that reports problems, and gives them one per line. */
export function problemsOf(run: (problems: Problem[]) => unknown): string[] {
  const problems: Problem[] = [];
  run(problems);
  return brief(problems);
}
