import { isGeneratedIndex } from '../docs/generated-index';
import { localeCodes, type Locale } from '../routing/locale';
import type { GroupedDocument, Translation } from '../content/documents';
import { documentsOf, type ContentIndex } from '../content/content-index';
import { splitFrontMatter } from '../markdown/split-front-matter';
import type { FrontMatterOf } from '../content/front-matter-schemas';
import type { Collection } from '../content/source';

/** Front matter fields that are translated; the others are the same in every language. */
const TRANSLATED_FIELDS = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
] as const;

/** Hexadecimal digits of a digest that a translation records. */
export const DIGEST_LENGTH = 12;

/**
 * The part of a source that a translator works from. A change of anything else does not make a translation stale, nor
 * does a field that nobody uses yet.
 */
export function translatableText(source: string, frontMatter: FrontMatterOf[Collection]): string {
  const fields = frontMatter as Record<string, unknown>;
  const lines = splitFrontMatter(source).body.trim().split('\n');
  return JSON.stringify([
    TRANSLATED_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
    lines.map((line) => line.trimEnd()).join('\n'),
  ]);
}

/** When a source file was last changed, as ISO 8601 in UTC; null if unknown. */
export type ChangedAt = (file: string) => string | null;

/**
 * Changes within a day belong to one piece of work: originals are touched up while their translation is written, and
 * the two need not be committed in this order.
 */
const SAME_WORK = 24 * 60 * 60 * 1000;

/**
 * Whether the original has changed since it was translated. The digest recorded in the translation decides;
 * without one, the history does. If that is unknown, the translation does not count as stale.
 */
export function isStale(
  translation: Translation,
  { original }: Pick<GroupedDocument, 'original'>,
  changedAt: ChangedAt,
): boolean {
  if (translation === original || translation.file === original.file) return false;
  const recorded = translation.frontMatter.translated_from;
  if (recorded !== undefined) return recorded !== original.textDigest;
  const [then, now] = [changedAt(translation.file), changedAt(original.file)];
  return then !== null && now !== null && Date.parse(now) - Date.parse(then) > SAME_WORK;
}

interface TranslationFinding {
  kind: 'missing' | 'stale' | 'different';
  /** Language of the missing or existing translation. */
  locale: Locale;
  file: string;
  original: string;
  details: string[];
}

interface TranslationReport {
  /** Documents times languages other than the original's. */
  expected: number;
  findings: TranslationFinding[];
}

/** Compares every document's translations with its original. */
export function reportTranslations(index: ContentIndex, changedAt: ChangedAt): TranslationReport {
  const report: TranslationReport = { expected: 0, findings: [] };
  const documents = documentsOf(index);
  for (const document of documents.filter((each) => !isGeneratedIndex(each))) {
    const { original, translations } = document;
    for (const locale of localeCodes(index.locales).filter((code) => code !== original.locale)) {
      report.expected += 1;
      const translation = translations[locale];
      const base = { locale, file: translation?.file ?? original.file, original: original.file };
      if (translation === undefined) {
        report.findings.push({ ...base, kind: 'missing', details: [] });
        continue;
      }
      if (isStale(translation, document, changedAt))
        report.findings.push({
          ...base,
          kind: 'stale',
          details: [staleReason(translation, original, changedAt)],
        });
      const details = differences(original, translation, localeCodes(index.locales));
      if (details.length > 0) report.findings.push({ ...base, kind: 'different', details });
    }
  }
  return report;
}

function staleReason(translation: Translation, original: Translation, changedAt: ChangedAt): string {
  const recorded = translation.frontMatter.translated_from;
  return recorded === undefined
    ? `the original was changed on ${(changedAt(original.file) ?? '').slice(0, 10)}, the translation on ${(changedAt(translation.file) ?? '').slice(0, 10)}`
    : `translated from ${recorded}, the original is now ${original.textDigest}`;
}

/** How a translation's structure differs from its original's: headings, code blocks, links, images. */
export function differences(
  original: Translation,
  translation: Translation,
  codes: readonly Locale[],
): string[] {
  const [theirs, mine] = [original.compiled, translation.compiled];
  const headings = ({ headings: list }: Translation['compiled']) =>
    list.map(({ level, id, explicit }) => `${'#'.repeat(level)}${explicit ? ` {#${id}}` : ''}`);
  return [
    ...inOrder('heading', headings(theirs), headings(mine)),
    ...inOrder('code block', theirs.shape.code, mine.shape.code),
    ...asSets(
      'link',
      theirs.links.map(({ url }) => withoutLanguage(url, codes)),
      mine.links.map(({ url }) => withoutLanguage(url, codes)),
    ),
    // A source may have a page per language.
    ...counts('link to other sites', theirs.shape.external, mine.shape.external),
    ...counts('image', theirs.images, mine.images),
  ];
}

function inOrder(what: string, original: readonly string[], translation: readonly string[]): string[] {
  const length = Math.max(original.length, translation.length);
  for (let at = 0; at < length; at++) {
    if (original[at] === translation[at]) continue;
    const name = (value: string | undefined) =>
      value === undefined ? 'none' : value === '' ? 'plain' : value;
    return [
      `${what} ${String(at + 1)}: ${name(original[at])} in the original, ${name(translation[at])} in the translation (${String(original.length)} and ${String(translation.length)} in all)`,
    ];
  }
  return [];
}

function asSets(what: string, original: readonly string[], translation: readonly string[]): string[] {
  const only = (from: readonly string[], other: readonly string[]) =>
    [...new Set(from)].filter((each) => !other.includes(each));
  const [lost, added] = [only(original, translation), only(translation, original)];
  if (lost.length + added.length === 0) return counts(what, original, translation);
  return [
    ...(lost.length > 0 ? [`${what}s only in the original: ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`${what}s only in the translation: ${added.join(', ')}`] : []),
  ];
}

const counts = (what: string, original: readonly unknown[], translation: readonly unknown[]): string[] =>
  original.length === translation.length
    ? []
    : [`${plural(original.length, what)} in the original, ${String(translation.length)} in the translation`];

const plural = (count: number, noun: string): string =>
  `${String(count)} ${count === 1 ? noun : noun.replace(/^\w+/, '$&s')}`;

/** The report in one line, for the build's log. */
export function summarizeTranslations({ expected, findings }: TranslationReport): string {
  const count = (kind: TranslationFinding['kind']): number =>
    findings.filter((finding) => finding.kind === kind).length;
  if (findings.length === 0)
    return `translations: all ${String(expected)} exist, are current and have the same structure`;
  return `translations: ${String(expected)} expected, ${String(count('missing'))} missing, ${String(count('stale'))} stale, ${String(count('different'))} structured differently; npm run translations lists them`;
}

const TITLES: Record<TranslationFinding['kind'], string> = {
  missing: 'Missing',
  stale: 'Stale: the original has changed since',
  different: 'Of another structure',
};

/** The whole report, one finding per line with its details below. */
export function formatTranslations(report: TranslationReport): string {
  const groups = (['missing', 'stale', 'different'] as const).flatMap((kind) => {
    const findings = report.findings.filter((finding) => finding.kind === kind);
    if (findings.length === 0) return [];
    const lines = findings.map(({ file, locale, details }) =>
      [
        `  ${file}${kind === 'missing' ? ` (${locale})` : ''}`,
        ...details.map((detail) => `    ${detail}`),
      ].join('\n'),
    );
    return [`${TITLES[kind]} (${String(findings.length)})\n${lines.join('\n')}`];
  });
  return [...groups, summarizeTranslations(report)].join('\n\n');
}

/** A source whose front matter records the digest of the original it agrees with; its line ends stay. */
export function withRecord(source: string, digest: string): string {
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const line = `translated_from: '${digest}'`;
  const front = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(source);
  if (!front || front.index > 0) return `---${eol}${line}${eol}---${eol}${eol}${source}`;
  const [whole, open = '', fields = '', close = ''] = front;
  const known = /^translated_from:.*$/m;
  const recorded = known.test(fields) ? fields.replace(known, line) : `${fields}${line}${eol}`;
  return open + recorded + close + source.slice(whole.length);
}

/** A file next to a document may exist in each language, such as captions: `./tide.en.vtt` is `./tide.vtt`. */
export const withoutLanguage = (url: string, codes: readonly string[]): string =>
  url.replace(new RegExp(`\\.(?:${codes.join('|')})(?=\\.\\w+$)`), '');
