import type { Translation } from '../../domain/content/documents';
import type { TranslationInput } from '../../domain/content/group-documents';
import {
  addProblems,
  compareProblems,
  errorAt,
  START,
  unique,
  type Problem,
} from '../../domain/problem/problem';
import { withSeverities, type ProblemSettings } from '../../domain/problem/problem-kinds';
import {
  filesWithin,
  importFinder,
  importsFiles,
  type FindImport,
} from '../../domain/content/imported-files';
import { checkRemoteMedia } from '../../domain/content/remote-media';
import { readDocument, type ReadDocument, type ReadOptions } from '../../domain/content/read-document';
import { buildSiteContent, type SiteContent } from '../../domain/site/site-content';
import { checkSources, type TextSource } from '../../domain/content/text-sources';
import { unpublishedVersions } from '../../domain/content/docs-sets';
import { generatedIndexSources } from '../../domain/docs/generated-index';
import { DIGEST_LENGTH, translatableText } from '../../domain/site/translations';
import { localeCodes, perLocale, type Locale } from '../../domain/routing/locale';
import { classifySource, type Collection, type SourceFile } from '../../domain/content/source';
import { site } from '../../site/config';
import { DOCS_SETS } from '../../site/docs-sets';
import { checkFiles } from './check-files';
import { checkPictures } from './check-pictures';
import { digestOf, type DigestCache } from '../store/digest-cache';
import { compiledDocuments, withoutTexts, type DocumentSummary } from '../store/compiled-documents';
import { interfaceTexts } from '../configuration/interface-texts';
import { contentFile } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
import { fileNames, readContentFiles } from './content-files';
import { programVersion } from '../store/program-version';
import { documentEngine } from '../script/quick-js';
import { fileDayOf, firstCommitOf } from './git';
import { fileAddresses, staticAddresses } from './file-addresses';

/** The loaded content. */
export interface LoadedContent extends SiteContent {
  statistics: { documents: number; compiled: number; fromCache: number };
}

interface DocumentFile {
  file: SourceFile;
  source: { collection: Collection; key: string; locale: Locale };
  digest: string;
}

/** A compiled document in the cache. */
interface CachedTranslation {
  digest: string;
  read: DocumentSummary;
  /** Digest of the text that translators translate; empty without front matter. */
  textDigest: string;
}

/**
 * Compiles, checks and connects the texts of the content. Each is compiled once: results stay in memory (without trees)
 * and on disk (whole), so a second load costs little.
 */
export class ContentLoader {
  readonly #cache: DigestCache<ReadDocument>;
  readonly #programVersion: string;
  readonly #memory = new Map<string, CachedTranslation>();
  readonly #lastGood = new Map<string, CachedTranslation>();
  readonly #digests = new WeakMap<SourceFile, { salt: string; digest: string }>();

  constructor(private readonly project: Project) {
    this.#cache = compiledDocuments(project.directory);
    this.#programVersion = programVersion(project.directory);
  }

  /** Loads everything; problems are part of the result. Without `sources` the texts are those of the disk. */
  load(options: {
    includeDrafts: boolean;
    problems?: ProblemSettings | undefined;
    sources?: readonly TextSource[];
  }): LoadedContent {
    const damage: Problem[] = [];
    const problems: Problem[] = [];
    const files = checkSources(options.sources ?? readContentFiles(this.project.root, problems), damage);
    const { documents, dataFiles, salt, readOptions } = this.#plan(files);
    const statistics = { documents: documents.length, compiled: 0, fromCache: 0 };
    const translations: TranslationInput[] = [];
    const add = (document: DocumentFile): void => {
      const { file, source } = document;
      const cached = this.#read(document, readOptions, statistics);
      addProblems(problems, cached.read.problems);
      if (!hasTitle(cached.read)) {
        const fix = 'Write `title: …` in the front matter, or begin the text with `# Title`.';
        problems.push(errorAt(file.path, START, 'The document has no title.', fix));
      }
      const translation = toTranslation(file, source.locale, this.#presentable(document, cached));
      if (translation) translations.push({ collection: source.collection, key: source.key, translation });
    };
    documents.forEach(add);
    const docKeys = translations.flatMap(({ collection, key }) => (collection === 'doc' ? [key] : []));
    for (const { file, key, locale } of generatedIndexSources(dataFiles, docKeys, site.i18n, DOCS_SETS))
      add({ file, source: { collection: 'doc', key, locale }, digest: digestOf(salt, file.path, file.text) });
    if (translations.length === 0 && problems.length === 0) {
      const fix = 'Set SITE_CONTENT to a folder with blog/, docs/ or pages/.';
      problems.push(errorAt('.', null, `There are no documents in ${this.project.root}.`, fix));
    }
    const content = buildSiteContent(translations, dataFiles, {
      locales: site.i18n,
      docsSets: DOCS_SETS,
      pageSize: site.blog.pageSize,
      searchPath: `/${site.search.searchPagePath}`,
      relatedCount: site.blog.relatedCount,
      includeDrafts: options.includeDrafts,
      staticFiles: staticAddresses(this.project),
      fileAddress: fileAddresses(this.project),
      fileNames: (folder) => fileNames(contentFile(this.project.root, folder)),
      postPermalinks: site.blog.permalinks,
      tagPermalinks: site.tags.permalinks,
      firstCommit: firstCommitOf(this.project.root),
      fileDay: fileDayOf(this.project.root),
    });
    addProblems(problems, [
      ...content.problems,
      ...unpublishedVersions(
        files.map((file) => file.path),
        DOCS_SETS,
      ),
      ...checkPictures(translations, content.index, files, this.project),
      ...checkFiles(this.project),
      ...checkRemoteMedia(translations, content.index, files, [site.url, ...site.media.trusted]),
    ]);
    // Other problems of a damaged file are consequences of the damage.
    const damaged = new Set(damage.map(({ file }) => file));
    const reported = unique([...damage, ...problems.filter(({ file }) => !damaged.has(file))]);
    const judged = withSeverities(reported, options.problems ?? site.problems);
    return {
      ...content,
      problems: judged.sort(compareProblems),
      statistics,
    };
  }

  /** Data files, and documents with a digest of everything their compilation depends on. */
  #plan(files: readonly SourceFile[]) {
    const findImport = importFinder(files);
    const readOptions: ReadOptions = {
      magicComments: site.codeBlocks.magicComments,
      grammars: site.codeBlocks.additionalLanguages,
      locales: site.i18n,
      labels: perLocale(site.i18n, (locale) => interfaceTexts(locale).content),
      placeholders: localeCodes(site.i18n).flatMap((locale) => {
        const { lead, rest } = interfaceTexts(locale).language.draft;
        return [lead, rest];
      }),
      support: site.support,
      siteUrl: site.url,
      findImport,
      engine: documentEngine(),
    };
    const salt = JSON.stringify([this.#programVersion, { ...readOptions, engine: undefined }]);
    const documents: DocumentFile[] = [];
    const dataFiles: SourceFile[] = [];
    for (const file of files) {
      const source = classifySource(file.path, site.i18n, DOCS_SETS);
      if (source.kind === 'document') {
        documents.push({ file, source, digest: this.#digestOf(file, source.locale, salt, findImport) });
      } else if (source.kind !== 'other') dataFiles.push(file);
    }
    return { documents, dataFiles, salt, readOptions };
  }

  /** Digest of all that the compilation depends on: a document is compiled again when a file it imports changes. */
  #digestOf(file: SourceFile, locale: Locale, salt: string, findImport: FindImport): string {
    const known = this.#digests.get(file);
    if (known?.salt === salt) return known.digest;
    const included = filesWithin(file.text, file.path, locale, findImport);
    const digest = digestOf(salt, file.path, file.text, ...included.flatMap((one) => [one.file, one.text]));
    if (!importsFiles(file.text)) this.#digests.set(file, { salt, digest });
    return digest;
  }

  /** The document itself, or as it was without errors: its page stays while the author is typing. */
  #presentable(document: DocumentFile, current: CachedTranslation): CachedTranslation {
    const { problems } = current.read;
    const place = placeOf(document);
    const isBroken = problems.some(({ severity }) => severity === 'error') || !hasTitle(current.read);
    if (!isBroken) this.#lastGood.set(place, current);
    return isBroken ? (this.#lastGood.get(place) ?? current) : current;
  }

  #read(
    document: DocumentFile,
    options: ReadOptions,
    statistics: LoadedContent['statistics'],
  ): CachedTranslation {
    const { file, source, digest } = document;
    const known = this.#memory.get(placeOf(document));
    const kept = known?.digest === digest ? known : this.#cache.get(digest);
    const stored = kept && 'isTimedOut' in kept && kept.isTimedOut ? undefined : kept;
    statistics[stored ? 'fromCache' : 'compiled'] += 1;
    if (stored && 'read' in stored) return stored;
    const whole = stored ?? readDocument(file, source, options);
    if (!stored) this.#cache.set(digest, whole);
    const read = withoutTexts(whole);
    const { frontMatter } = read;
    const textDigest =
      frontMatter === null ? '' : digestOf(translatableText(file.text, frontMatter)).slice(0, DIGEST_LENGTH);
    const cached = { digest, read, textDigest };
    this.#memory.set(placeOf(document), cached);
    return cached;
  }
}

/** One file may give several documents, each in every language. */
const placeOf = ({ file, source }: DocumentFile): string => `${source.locale}:${source.key}:${file.path}`;

/** Whether a document has a title; front matter that could not be read is reported already. */
const hasTitle = ({ frontMatter, compiled }: DocumentSummary): boolean =>
  frontMatter === null || frontMatter.title !== undefined || compiled.title !== null;

/** One language of a document, as the rest of the site sees it; null when its front matter cannot be used. */
function toTranslation(
  file: SourceFile,
  locale: Translation['locale'],
  { digest, read, textDigest }: CachedTranslation,
): Translation | null {
  const { frontMatter, compiled } = read;
  if (frontMatter === null) return null;
  const name = file.path.replace(/(\/index)?(\.[A-Za-z-]+)?\.mdx?$/, '').replace(/^.*\//, '');
  return {
    locale,
    file: file.path,
    digest,
    textDigest,
    frontMatter,
    compiled,
    title: frontMatter.title ?? compiled.title ?? name,
    description: frontMatter.description ?? compiled.excerpt,
    placeOf: (field) => read.fieldPlaces[field] ?? null,
  };
}
