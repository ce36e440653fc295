import type { CompiledDocument } from '../markdown/compile';
import type { SourcePosition } from '../problem/problem';
import { localeCodes, type Locale, type LocaleTable } from '../routing/locale';
import type { FrontMatterOf } from './front-matter-schemas';
import type { DocsSet } from './docs-sets';
import type { Collection } from './source';

/** The compiled document without its tree and texts, which stay in the cache until they are rendered. */
export type CompiledSummary = Omit<CompiledDocument, 'tree' | 'sections' | 'twin' | 'problems'>;

/** A document in one language, the original included. */
export interface Translation<C extends Collection = Collection> {
  locale: Locale;
  /** Path of the source file relative to the content root. */
  file: string;
  /** Digest under which the compiled document is cached. */
  digest: string;
  /** Digest of the text that translators work from; translations record it as `translated_from`. */
  textDigest: string;
  frontMatter: FrontMatterOf[C];
  compiled: CompiledSummary;
  title: string;
  description: string;
  placeOf: (field: string) => SourcePosition | null;
}

/** A document in all its languages, before it has an address. */
export interface GroupedDocument<C extends Collection = Collection> {
  collection: C;
  /** Path inside the collection without language and extension; of a doc outside of `docs/` see `classifySource`. */
  key: string;
  translations: Partial<Record<Locale, Translation<C>>>;
  /** The one that the others translate: the default language's, unless that is marked as a translation. */
  original: Translation<C>;
  draft: boolean;
  unlisted: boolean;
}

interface DocumentWithPage<C extends Collection> extends GroupedDocument<C> {
  /** Locale-neutral path of the page. */
  path: string;
}

/** A blog post. */
export interface Post extends DocumentWithPage<'post'> {
  slug: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** Time of that day, which orders posts of one day, with its distance from UTC if it has one; empty if unknown. */
  time: string;
}

/** A documentation page. */
export interface Doc extends DocumentWithPage<'doc'> {
  set: DocsSet;
  /** Folder path and name, `Docker/Basic`; a folder's index is `Docker/index`. It is unique in its set. */
  id: string;
  folder: string;
  isIndex: boolean;
  position: number | null;
}

/** Path of a doc's source inside the folder of its set, without language and extension. */
export const keyInSet = ({ key, set }: Pick<Doc, 'key' | 'set'>): string => key.slice(set.keyPrefix.length);

/** A free page such as "about". */
export type FreePage = DocumentWithPage<'page'>;

/** A document with a page, of the kind that `collection` names. */
export type ContentDocument = Post | Doc | FreePage;

/** The document in the language of a page, otherwise the original. */
export function translationFor<C extends Collection>(
  document: GroupedDocument<C>,
  locale: Locale,
): Translation<C> {
  return document.translations[locale] ?? document.original;
}

/** A document in each language that it is written in. */
export const translationsOf = <C extends Collection>(
  document: Pick<GroupedDocument<C>, 'translations'>,
): Translation<C>[] => Object.values(document.translations);

/** Every language a document is written in, in display order. */
export const languagesOf = (
  document: Pick<GroupedDocument, 'translations'>,
  locales: LocaleTable,
): Locale[] => localeCodes(locales).filter((locale) => document.translations[locale] !== undefined);
