import { own } from '../basics/own';
import { ONE_SET, setOfPath, type DocsSet } from './docs-sets';
import type { Locale, LocaleTable } from '../routing/locale';
import { localeCodes } from '../routing/locale';

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
  | { kind: 'tags'; collection: 'post' }
  | { kind: 'tags'; collection: 'doc'; set: DocsSet }
  | { kind: 'authors' }
  | { kind: 'category'; set: DocsSet; folder: string }
  | { kind: 'sidebars'; set: DocsSet }
  | { kind: 'data'; name: string }
  | { kind: 'other' };

const COLLECTIONS: Record<string, Collection> = { blog: 'post', pages: 'page' };

/**
 * Classifies a content file. A document's key is its path inside the collection without language and extension, which
 * its translations share; docs outside of `docs/` have the path from the content root, with a slash before it. Files and
 * folders that start with `_` are not documents, nor are texts in a language that the site does not have.
 */
export function classifySource(
  path: string,
  table: LocaleTable,
  sets: readonly DocsSet[] = ONE_SET,
): SourceKind {
  const set = setOfPath(path, sets);
  if (set) {
    const inside = path.slice(set.folder.length + 1);
    if (/^tags\.ya?ml$/.test(inside)) return { kind: 'tags', collection: 'doc', set };
    if (/^sidebars\.ya?ml$/.test(inside)) return { kind: 'sidebars', set };
    if (/(^|\/)_category_\.(ya?ml|json)$/.test(inside))
      return { kind: 'category', set, folder: inside.split('/').slice(0, -1).join('/') };
    return documentSource('doc', inside, table, set.keyPrefix);
  }
  const [top = '', ...rest] = path.split('/');
  const inside = rest.join('/');
  if (top === 'data' && /^[^/]+\.ya?ml$/.test(inside))
    return { kind: 'data', name: inside.replace(/\.ya?ml$/, '') };
  if (top === 'blog' && /^tags\.ya?ml$/.test(inside)) return { kind: 'tags', collection: 'post' };
  if (top === 'blog' && /^authors\.ya?ml$/.test(inside)) return { kind: 'authors' };
  const collection = own(COLLECTIONS, top);
  return collection ? documentSource(collection, inside, table) : { kind: 'other' };
}

function documentSource(
  collection: Collection,
  inside: string,
  table: LocaleTable,
  keyPrefix = '',
): SourceKind {
  const document = /^(.*?)(?:\.([A-Za-z-]+))?\.mdx?$/.exec(inside);
  const isPartial =
    inside.split('/').some((part) => part.startsWith('_') || part === '__tests__') ||
    /\.test\.mdx?$/.test(inside);
  if (!document?.[1] || isPartial) return { kind: 'other' };
  const key = keyPrefix + document[1];
  const suffix = document[2];
  const locale = localeCodes(table).find((code) => code === suffix);
  if (locale === undefined && table.unpublished?.includes(suffix ?? '')) return { kind: 'other' };
  if (suffix !== undefined && locale === undefined) {
    return { kind: 'document', collection, key: `${key}.${suffix}`, locale: table.defaultLocale };
  }
  return { kind: 'document', collection, key, locale: locale ?? table.defaultLocale };
}
