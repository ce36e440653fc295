import { own } from '../basics/own';
import type { Locale, LocaleTable } from '../routing/locale';
import { localeCodes, LOCALES } from '../routing/locale';

/** A text file of the content root. */
export interface SourceFile {
  /** Path relative to the content root, with forward slashes. */
  path: string;
  text: string;
}

/** The kinds of documents. */
export type Collection = 'post' | 'doc' | 'page';

/** The kind of a content file, which follows from its path alone. */
export type SourceKind =
  | { kind: 'document'; collection: Collection; key: string; locale: Locale }
  | { kind: 'tags'; collection: 'post' | 'doc' }
  | { kind: 'authors' }
  | { kind: 'category'; folder: string }
  | { kind: 'sidebars' }
  | { kind: 'data'; name: string }
  | { kind: 'other' };

const COLLECTIONS: Record<string, Collection> = { blog: 'post', docs: 'doc', pages: 'page' };

/**
 * Classifies a content file. A document's key is its path inside the collection without language and extension, which
 * its translations share. Files and folders that start with `_` are not documents, nor are texts in a language that the
 * site does not have.
 * @example classifySource('docs/Docker/Basic.en.mdx', table) // { kind: 'document', collection: 'doc', key:
 * 'Docker/Basic', locale: 'en' }
 */
export function classifySource(path: string, table: LocaleTable): SourceKind {
  const [top = '', ...rest] = path.split('/');
  const inside = rest.join('/');
  if (top === 'data' && /^[^/]+\.ya?ml$/.test(inside))
    return { kind: 'data', name: inside.replace(/\.ya?ml$/, '') };
  const collection = own(COLLECTIONS, top);
  if (!collection) return { kind: 'other' };
  if (collection !== 'page' && /^tags\.ya?ml$/.test(inside)) return { kind: 'tags', collection };
  if (top === 'blog' && /^authors\.ya?ml$/.test(inside)) return { kind: 'authors' };
  if (top === 'docs' && /^sidebars\.ya?ml$/.test(inside)) return { kind: 'sidebars' };
  if (top === 'docs' && /(^|\/)_category_\.(ya?ml|json)$/.test(inside)) {
    return { kind: 'category', folder: rest.slice(0, -1).join('/') };
  }
  const document = /^(.*?)(?:\.([A-Za-z-]+))?\.mdx?$/.exec(inside);
  const isPartial =
    rest.some((part) => part.startsWith('_') || part === '__tests__') || /\.test\.mdx?$/.test(inside);
  if (!document?.[1] || isPartial) return { kind: 'other' };
  const suffix = document[2];
  const locale = localeCodes(table).find((code) => code === suffix);
  if (locale === undefined && LOCALES.some((code) => code === suffix)) return { kind: 'other' };
  if (suffix !== undefined && locale === undefined) {
    return { kind: 'document', collection, key: `${document[1]}.${suffix}`, locale: table.defaultLocale };
  }
  return { kind: 'document', collection, key: document[1], locale: locale ?? table.defaultLocale };
}
