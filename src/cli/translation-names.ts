import { translationsOf, type ContentDocument } from '../domain/content/documents';
import { localeCodes } from '../domain/routing/locale';
import type { ContentIndex } from '../domain/content/content-index';

type MarkedTranslation = Record<'file' | 'digest', string>;

/**
 * Name of a document without the parts in which its languages differ: `blog/2021-05-14-Awk`, `docs/SQL/NF`.
 * @param codes The languages of the site.
 * @param folder The content root as the author names it, `content`.
 */
export function documentName(name: string, codes: readonly string[], folder = ''): string {
  const plain = name
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/\.mdx?$/, '')
    .replace(new RegExp(`\\.(?:${codes.join('|')})$`), '')
    .replace(/\/index$/, '');
  return folder !== '' && plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain;
}

/**
 * The translations that names stand for: files in any language, or paths without language and extension. `all` stands
 * for every translation.
 * @param folder The content root as the author names it, `content`.
 */
export function findTranslations(
  index: ContentIndex,
  names: readonly string[],
  folder: string,
): { found: MarkedTranslation[]; unknown: string[] } {
  const codes = localeCodes(index.locales);
  const documents: ContentDocument[] = [...index.posts, ...index.docs, ...index.pages];
  const byName = new Map<string, MarkedTranslation[]>();
  for (const document of documents) {
    const { original } = document;
    const translations = translationsOf(document)
      .filter((translation) => translation !== original && translation.file !== original.file)
      .map(({ file }) => ({ file, digest: original.textDigest }));
    if (translations.length > 0) byName.set(documentName(original.file, codes), translations);
  }
  if (names.length === 1 && names[0] === 'all') return { found: [...byName.values()].flat(), unknown: [] };
  const found = new Map<string, MarkedTranslation>();
  const unknown: string[] = [];
  for (const name of names) {
    const translations = byName.get(documentName(name, codes, folder));
    if (!translations) unknown.push(name);
    for (const translation of translations ?? []) found.set(translation.file, translation);
  }
  return { found: [...found.values()], unknown };
}
