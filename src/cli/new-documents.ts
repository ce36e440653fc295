/** The texts that `npm run new` writes. */
import type { RootContent } from 'mdast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { Document, visit as visitYaml } from 'yaml';
import type { Translation } from '../domain/content/documents';
import { parseMarkdown } from '../domain/markdown/parse';
import { splitFrontMatter } from '../domain/markdown/split-front-matter';
import { localeCodes, type Locale, type Localized, type LocaleTable } from '../domain/routing/locale';
import { withRecord } from '../domain/site/translations';

/** A file to write: its path relative to the content root, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/** The kinds of documents that are written from nothing. */
export type NewKind = 'post' | 'doc' | 'page';

/** What the author has said about a new document. */
export interface NewDocument {
  kind: NewKind;
  /** Path of the file in the folder of its kind, without language and extension. */
  name: string;
  titles: Partial<Record<Locale, string>>;
  tags: readonly string[];
  authors: readonly string[];
  /** The day of a post. */
  date: string;
}

/** What is in a new text, to be replaced. */
export type DraftTexts = Record<'lead' | 'heading' | 'rest', string>;

/** A name made of a title: its letters and digits; empty without any. */
export const nameOf = (title: string): string => (title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');

/** A file per language of the site. All are drafts; a translation takes all but its title from its original. */
export function newDocument(
  document: NewDocument,
  table: LocaleTable,
  texts: Localized<DraftTexts>,
): NewFile[] {
  const { kind, name, titles, tags, authors, date } = document;
  const folder = { post: `blog/${date}-${name}/index`, doc: `docs/${name}`, page: `pages/${name}` }[kind];
  const shared = {
    ...(kind === 'post' && { date }),
    ...(authors.length > 0 && { authors }),
    ...(tags.length > 0 && { tags }),
  };
  return localeCodes(table).map((locale) => {
    const isOriginal = locale === table.defaultLocale;
    const title = titles[locale] ?? titles[table.defaultLocale];
    const { lead, heading, rest } = texts[locale];
    const marker = kind === 'post' ? ['{/* truncate */}'] : [];
    const body = [lead, ...marker, `## ${heading} {#first}`, rest].join('\n\n');
    const yaml = frontMatter({ title, ...(isOriginal && shared), draft: true });
    return { file: versionFile(folder, locale, table), text: `---\n${yaml}---\n\n${body}\n` };
  });
}

/** Front matter with its lists on one line, as authors write it. */
function frontMatter(fields: object): string {
  const yaml = new Document(fields);
  visitYaml(yaml, { Seq: (_, list) => void (list.flow = true) });
  return yaml.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const versionFile = (base: string, locale: Locale, table: LocaleTable, extension = '.mdx'): string =>
  `${base}${locale === table.defaultLocale ? '' : `.${locale}`}${extension}`;

/**
 * The start of a translation: the original's front matter, headings with its ids, code, pictures and components. Prose
 * is in comments, to be replaced; it is a draft. It records which state of the original it translates.
 * @param source Text of the original.
 */
export function newTranslation(
  original: Translation,
  source: string,
  locale: Locale,
  table: LocaleTable,
): NewFile {
  const suffix = `(?:\\.(?:${localeCodes(table).join('|')}))?`;
  const [, base = '', extension = ''] = new RegExp(`^(.*?)${suffix}(\\.mdx?)$`).exec(original.file) ?? [];
  const { yaml, body, bodyLine } = splitFrontMatter(source);
  const lines = body.split('\n');
  const blocks = parseMarkdown(body).children.map((node) => {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
    const written = lines.slice(start.line - 1, end.line).join('\n');
    if (isProse(node)) return `{/*\n${written.replaceAll('*/', '* /')}\n*/}`;
    const heading = original.compiled.headings.find(({ line }) => line === start.line + bodyLine - 1);
    return node.type !== 'heading' || !heading || heading.explicit ? written : `${written} {#${heading.id}}`;
  });
  const shared = yaml.replace(/^(?:draft|unlisted):.*\n?/gm, '').trimEnd();
  const fields = [shared, 'draft: true'].filter(Boolean).join('\n');
  const text = `---\n${fields}\n---\n\n${blocks.join('\n\n')}\n`;
  return { file: versionFile(base, locale, table, extension), text: withRecord(text, original.textDigest) };
}

const PROSE = ['paragraph', 'list', 'blockquote', 'table', 'footnoteDefinition'];

/** Whether a block is text and nothing that translations have as it is. */
function isProse(block: RootContent): boolean {
  let isText = PROSE.includes(block.type);
  visit(block, ({ type }) => {
    if (!/^(code|math|image|mdxJsxFlowElement)$/.test(type)) return CONTINUE;
    isText = false;
    return EXIT;
  });
  return isText;
}
