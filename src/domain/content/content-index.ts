import type { CompiledDocument } from '../markdown/compile';
import type { Locale, LocaleTable } from '../routing/locale';
import { localeCodes } from '../routing/locale';
import { postPath } from '../routing/paths';
import type { Authors } from './authors';
import { docPath, folderIndexKey, parsePostKey } from './permalink';
import { errorAt, warningAt, type Place, type Problem } from '../problem/problem';
import type { FrontMatterOf } from './read-document';
import type { CategoryData, FriendData, ProjectData, ReleaseData } from './schemas';
import type { Collection } from './source';
import type { Tags } from './tags';

/** The compiled document without its tree and text, which stay in the cache until they are rendered. */
export type CompiledSummary = Omit<CompiledDocument, 'tree' | 'sections' | 'markdown' | 'problems'>;

/** One language of a document. */
export interface Version<C extends Collection = Collection> {
  locale: Locale;
  /** Path of the source file relative to the content root. */
  file: string;
  /** Digest under which the compiled document is cached. */
  digest: string;
  /** Digest of what translators work from; recorded by translations as `translated_from`. */
  textDigest: string;
  frontMatter: FrontMatterOf[C];
  compiled: CompiledSummary;
  title: string;
  description: string;
  placeOf: (field: string) => Place | null;
}

/** A document in all its languages. */
export interface ContentDocument<C extends Collection = Collection> {
  collection: C;
  /** Path inside the collection without language and extension. */
  key: string;
  versions: Partial<Record<Locale, Version<C>>>;
  /** The version the others are translations of: the default language's, unless that says it is a translation itself. */
  original: Version<C>;
  /** Locale-neutral path of the page. */
  path: string;
  draft: boolean;
  unlisted: boolean;
}

/** A blog post. */
export interface Post extends ContentDocument<'post'> {
  slug: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
}

/** A documentation page. */
export interface Doc extends ContentDocument<'doc'> {
  /** Folder path and name, `Docker/Basic`; a folder's index is `Docker/index`. */
  id: string;
  folder: string;
  isIndex: boolean;
  position: number | null;
}

/** A free page such as "about". */
export type FreePage = ContentDocument<'page'>;

/** Everything the content root holds, checked and connected. */
export interface ContentIndex {
  /** Newest first; drafts included only where they are shown. */
  posts: Post[];
  /** By id. */
  docs: Doc[];
  pages: FreePage[];
  tags: { post: Tags; doc: Tags };
  authors: Authors;
  /** Docs folder → `_category_.yml`. */
  categories: Map<string, CategoryData>;
  /** In display order. */
  projects: ProjectData[];
  friends: FriendData[];
  releases: ReleaseData[];
  locales: LocaleTable;
}

/** The version of a document that a page in one language shows: the translation, or the original without one. */
export function versionFor<C extends Collection>(document: ContentDocument<C>, locale: Locale): Version<C> {
  return document.versions[locale] ?? document.original;
}

/** The versions of a document in every language it is written in. */
export const versionsOf = <C extends Collection>(
  document: Pick<ContentDocument<C>, 'versions'>,
): Version<C>[] => Object.values(document.versions);

/** A version with its document's identity, before documents are put together. */
export interface VersionInput<C extends Collection = Collection> {
  collection: C;
  key: string;
  version: Version<C>;
}

/** Puts the versions of each key together and checks that translations agree with their original. */
export function groupDocuments(
  inputs: readonly VersionInput[],
  locales: LocaleTable,
  problems: Problem[],
): Map<Collection, ContentDocument[]> {
  const groups = new Map<string, VersionInput[]>();
  for (const input of inputs) {
    const id = `${input.collection}:${input.key}`;
    groups.set(id, [...(groups.get(id) ?? []), input]);
  }
  const result = new Map<Collection, ContentDocument[]>([
    ['post', []],
    ['doc', []],
    ['page', []],
  ]);
  reportUnknownLanguages(inputs, groups, problems);
  for (const group of groups.values()) {
    const versions: ContentDocument['versions'] = {};
    for (const { version } of group) {
      const other: Version | undefined = versions[version.locale];
      if (other !== undefined) {
        problems.push(
          errorAt(
            version.file,
            { line: 1, column: 1 },
            `"${other.file}" is the same document in the same language.`,
            'Keep one of the two files.',
          ),
        );
      } else versions[version.locale] = version;
    }
    const [first] = group;
    const original = originalOf(versions, locales, problems);
    if (!first || !original) continue;
    for (const version of versionsOf({ versions })) checkAgreement(version, original, problems);
    result.get(first.collection)?.push({
      collection: first.collection,
      key: first.key,
      versions,
      original,
      path: '',
      draft: original.frontMatter.draft,
      unlisted: original.frontMatter.unlisted,
    });
  }
  return result;
}

/** A file `x.fr.mdx` beside `x.mdx` is meant as a translation; the site has no such language. */
function reportUnknownLanguages(
  inputs: readonly VersionInput[],
  groups: ReadonlyMap<string, unknown>,
  problems: Problem[],
): void {
  for (const { collection, key, version } of inputs) {
    const [, base, suffix] = /^(.*)\.([a-z]{2}(?:-[A-Za-z]{2,4})?)$/.exec(key) ?? [];
    if (base === undefined || suffix === undefined || !groups.has(`${collection}:${base}`)) continue;
    problems.push(
      warningAt(
        version.file,
        { line: 1, column: 1 },
        `"${suffix}" is not a language of this site: the file is a document of its own.`,
        'Rename it, or add the language to the configuration.',
      ),
    );
  }
}

/** The version that is no translation: the default language's if it can be. */
function originalOf(
  versions: ContentDocument['versions'],
  { defaultLocale }: LocaleTable,
  problems: Problem[],
): Version | undefined {
  const all = versionsOf({ versions });
  const candidates = all.filter(({ frontMatter }) => frontMatter.translated_from === undefined);
  const [first] = all;
  if (first !== undefined && all.length > 1 && candidates.length === 0) {
    problems.push(
      errorAt(
        first.file,
        first.placeOf('translated_from'),
        'Every language of the document says that it is a translation.',
        'Remove `translated_from` from the original.',
      ),
    );
  }
  const possible = candidates.length > 0 ? candidates : all;
  return possible.find(({ locale }) => locale === defaultLocale) ?? possible[0];
}

/** Fields that place a document; a translation that repeats one must repeat its value. */
const SHARED_FIELDS = [
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

function checkAgreement(version: Version, original: Version, problems: Problem[]): void {
  if (version === original) return;
  const mine = version.frontMatter as Record<string, unknown>;
  const theirs = original.frontMatter as Record<string, unknown>;
  for (const field of SHARED_FIELDS) {
    if (!(field in mine) && !(field in theirs)) continue;
    const value = JSON.stringify(mine[field] ?? null);
    const wanted = JSON.stringify(theirs[field] ?? null);
    if (mine[field] === undefined || value === wanted) continue;
    problems.push(
      errorAt(
        version.file,
        version.placeOf(field) ?? version.placeOf('title'),
        `"${field}" is ${value}, but the original (${original.file}) has ${wanted}.`,
        'Translations share it with their original: write the same value in both files.',
      ),
    );
  }
}

/**
 * Completes the posts: slug, date, path; newest first.
 * @param firstCommit Day a file was first committed: the date of a post that names none.
 */
export function toPosts(
  documents: readonly ContentDocument[],
  problems: Problem[],
  firstCommit: (file: string) => string | null = () => null,
): Post[] {
  const posts = (documents as ContentDocument<'post'>[]).map((document): Post => {
    const { frontMatter, file, placeOf } = document.original;
    const fromPath = parsePostKey(document.key);
    const date = frontMatter.date ?? fromPath.date ?? firstCommit(file);
    if (date === null) {
      problems.push(
        errorAt(
          file,
          placeOf('title'),
          'The post has no date.',
          'Write `date: YYYY-MM-DD` in the front matter, begin the folder or file name with the date, or commit the file: a whole clone knows when that was.',
        ),
      );
    }
    const slug = (frontMatter.slug ?? fromPath.name).replace(/^\/+|\/+$/g, '');
    return { ...document, slug, date: date ?? '1970-01-01', path: postPath(slug) };
  });
  return posts.sort((a, b) => compare(b.date, a.date) || compare(a.key, b.key));
}

/** Completes the docs: id, folder, path, position. */
export function toDocs(documents: readonly ContentDocument[], problems: Problem[]): Doc[] {
  const byFolder = new Map<string, string[]>();
  for (const { key } of documents) {
    const folder = key.split('/').slice(0, -1).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), key]);
  }
  const indexKeys = new Set([...byFolder].map(([folder, keys]) => folderIndexKey(folder, keys)));
  const docs = (documents as ContentDocument<'doc'>[]).map((document): Doc => {
    const { frontMatter } = document.original;
    const isIndex = indexKeys.has(document.key);
    const place = docPath({
      key: document.key,
      id: frontMatter.id ?? null,
      slug: frontMatter.slug ?? null,
      parsePrefixes: frontMatter.parse_number_prefixes,
      role: isIndex ? 'index' : 'page',
    });
    return {
      ...document,
      id: place.id,
      folder: place.folder,
      path: place.path,
      isIndex,
      position: frontMatter.sidebar_position ?? place.position,
    };
  });
  reportDuplicateIds(docs, problems);
  return docs.sort((a, b) => compare(a.id, b.id));
}

/** Completes the free pages: `pages/about.mdx` is `/about/`, `pages/index.mdx` the home page's text. */
export function toPages(documents: readonly ContentDocument[]): FreePage[] {
  return (documents as FreePage[])
    .map((page) => ({ ...page, path: pagePath(page.original.frontMatter.slug ?? page.key) }))
    .sort((a, b) => compare(a.key, b.key));
}

function pagePath(slug: string): string {
  const name = slug.replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/i, '');
  return name === '' ? '/' : `/${name}/`;
}

/** Reports docs of the same id. Those at one address are reported elsewhere: only one of them is published. */
export function reportDuplicateIds(docs: readonly Doc[], problems: Problem[]): void {
  const seen = new Map<string, Doc>();
  for (const doc of docs) {
    const other = seen.get(doc.id);
    if (!other) seen.set(doc.id, doc);
    else if (other.path !== doc.path) {
      const { file, placeOf } = doc.original;
      problems.push(
        errorAt(
          file,
          placeOf('id') ?? placeOf('title'),
          `The id "${doc.id}" is already taken by ${other.original.file}.`,
          'Give one of the two another `id`.',
        ),
      );
    }
  }
}

/** Code-unit order, the same on every machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every language a document is written in, in display order. */
export const languagesOf = (document: ContentDocument, locales: LocaleTable): Locale[] =>
  localeCodes(locales).filter((locale) => document.versions[locale] !== undefined);
