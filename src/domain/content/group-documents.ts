import { groupBy } from '../basics/group-by';
import { errorAt, START, warningAt, type Problem } from '../problem/problem';
import type { LocaleTable } from '../routing/locale';
import { translationsOf, type GroupedDocument, type Translation } from './documents';
import type { Collection } from './source';

/** A translation with its document's identity, before documents are grouped. */
export interface TranslationInput<C extends Collection = Collection> {
  collection: C;
  key: string;
  translation: Translation<C>;
}

/** Groups the translations of each document of a kind and checks that they agree with their original. */
export function groupDocuments<C extends Collection>(
  collection: C,
  inputs: readonly TranslationInput[],
  { defaultLocale }: LocaleTable,
  problems: Problem[],
): GroupedDocument<C>[] {
  const own = inputs.filter((input): input is TranslationInput<C> => input.collection === collection);
  const groups = groupBy(own, ({ key }) => key);
  for (const input of own) reportUnknownLanguage(input);
  return [...groups].flatMap(([key, group]) => {
    const translations: GroupedDocument<C>['translations'] = {};
    for (const { translation } of group) {
      const other = translations[translation.locale];
      if (other !== undefined) {
        const found = `"${other.file}" is the same document in the same language.`;
        problems.push(errorAt(translation.file, START, found, 'Keep one of the two files.'));
      } else translations[translation.locale] = translation;
    }
    const original = originalOf(translations);
    if (!original) return [];
    for (const translation of translationsOf({ translations })) {
      if (translation === original) continue;
      translations[translation.locale] = withSharedFields(translation, original);
      checkAgreement(translation, original, problems);
    }
    const { draft, unlisted } = original.frontMatter;
    return [{ collection, key, translations, original, draft, unlisted }];
  });

  /** A file `x.fr.mdx` next to `x.mdx` is meant as a translation into a language that the site does not have. */
  function reportUnknownLanguage({ key, translation }: TranslationInput): void {
    const [, base, suffix] = /^(.*)\.([a-z]{2}(?:-[A-Za-z]{2,4})?)$/.exec(key) ?? [];
    if (base === undefined || suffix === undefined || !groups.has(base)) return;
    const found = `"${suffix}" is not a language of this site: the file is a separate document.`;
    const fix = 'Rename it, or add the language to the configuration.';
    problems.push(warningAt(translation.file, START, found, fix));
  }

  /** The one that is marked as nobody's translation: the default language's if possible. */
  function originalOf(translations: GroupedDocument<C>['translations']): Translation<C> | undefined {
    const all = translationsOf({ translations });
    const candidates = all.filter(({ frontMatter }) => frontMatter.translated_from === undefined);
    const [first] = all;
    if (first !== undefined && all.length > 1 && candidates.length === 0) {
      const found = 'The document is marked as a translation in each of its languages.';
      const fix = 'Remove `translated_from` from the original.';
      problems.push(errorAt(first.file, first.placeOf('translated_from'), found, fix));
    }
    const possible = candidates.length > 0 ? candidates : all;
    return possible.find(({ locale }) => locale === defaultLocale) ?? possible[0];
  }
}

/**
 * Fields that determine where a document appears; a translation leaves them out, or repeats their value. It may also be a
 * draft of its own.
 */
export const SHARED_FIELDS = [
  'slug',
  'date',
  'id',
  'draft',
  'unlisted',
  'tags',
  'authors',
  'sidebar_position',
  'recommended',
  'search',
] as const;

function remedy(
  field: (typeof SHARED_FIELDS)[number],
  translation: Translation,
  original: Translation,
): string {
  const same = 'Translations share it with their original: write the same value in both files';
  if (field === 'authors') return `${same}; authors.yml gives an author a name per language.`;
  if (field !== 'tags') return `${same}.`;
  const [mine, theirs] = [translation, original].map(({ frontMatter }) =>
    'tags' in frontMatter ? frontMatter.tags : [],
  );
  const index = theirs?.findIndex((tag, at) => mine?.[at] !== tag) ?? -1;
  const [label, key] = [mine?.[index], theirs?.[index]];
  const form = (text: string): string => (/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(text) ? text : `"${text}"`);
  if (key === undefined || label === undefined || theirs?.includes(label)) return `${same}.`;
  const labels = `${original.locale}: ${form(key)}, ${translation.locale}: ${form(label)}`;
  return `${same}; tags.yml gives a tag its label per language, here \`${form(key)}: { label: { ${labels} } }\`.`;
}

/** Fields that belong to a shared one. */
const COMPANIONS: Partial<Record<string, string>> = { tags: 'inlineTags', authors: 'inlineAuthors' };

const isWritten = (field: string, { placeOf }: Translation): boolean =>
  placeOf(field) !== null || (field === 'authors' && placeOf('author') !== null);

/** A translation with the fields of its original that it leaves out. */
function withSharedFields<C extends Collection>(
  translation: Translation<C>,
  original: Translation,
): Translation<C> {
  const theirs = original.frontMatter as Record<string, unknown>;
  const fields = SHARED_FIELDS.filter((field) => !isWritten(field, translation) && field in theirs);
  const names = fields.flatMap((field) => [field, COMPANIONS[field] ?? field]);
  const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
  return { ...translation, frontMatter: { ...translation.frontMatter, ...taken } };
}

function checkAgreement(translation: Translation, original: Translation, problems: Problem[]): void {
  const mine = translation.frontMatter as Record<string, unknown>;
  const theirs = original.frontMatter as Record<string, unknown>;
  for (const field of SHARED_FIELDS) {
    if (!(field in mine) && !(field in theirs)) continue;
    const value = JSON.stringify(mine[field] ?? null);
    const wanted = JSON.stringify(theirs[field] ?? null);
    if (mine[field] === undefined || value === wanted || !isWritten(field, translation)) continue;
    // A translation of a published document may still be a draft.
    if (field === 'draft' && mine.draft === true) continue;
    const found = `"${field}" is ${value}, but the original (${original.file}) has ${wanted}.`;
    const place = translation.placeOf(field) ?? translation.placeOf('title');
    problems.push(errorAt(translation.file, place, found, remedy(field, translation, original)));
  }
}
