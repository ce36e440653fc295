import { groupBy } from '../basics/group-by';
import { isListed, listed } from '../blog/lists';
import type { ContentDocument, Doc, Post } from '../content/documents';
import { documentsOf, lastDocs, type ContentIndex } from '../content/content-index';
import { tagKeys, type Tag } from '../content/tags';
import { addressFault } from '../routing/address-fault';
import { localeCodes, localizePath, type Locale, type LocaleTable } from '../routing/locale';
import {
  ARCHIVE_PATH,
  authorPagePath,
  AUTHORS_PATH,
  blogListPath,
  isSamePath,
  normalisePath,
  RELEASE_PATH,
  tagIndexPath,
  tagPath,
} from '../routing/paths';

/** Kinds of pages, each with one template. */
export type PageKind =
  | 'home'
  | 'blog-list'
  | 'blog-archive'
  | 'blog-tags'
  | 'blog-tag'
  | 'blog-authors'
  | 'blog-author'
  | 'post'
  | 'doc'
  | 'docs-tags'
  | 'docs-tag'
  | 'page'
  | 'search'
  | 'not-found'
  /** A file of `src/pages`, which Gatsby finds. */
  | 'own';

/** A page to be created, as plain data. */
export interface PlannedPage {
  kind: PageKind;
  locale: Locale;
  /** Locale-neutral path, the same for all languages of a page. */
  neutralPath: string;
  /** Path at which the page is created, exactly as published. */
  path: string;
  /** Key of its document, tag or author, or null. */
  key: string | null;
  /** Position in a paginated list, 1-based; null for other pages. */
  list: { page: number; pageCount: number } | null;
}

/** The whole site's pages. */
export interface PagePlan {
  pages: PlannedPage[];
  /** Pages that share an address, for each such address. */
  contested: PlannedPage[][];
}

/** Everything besides the content that the plan depends on. */
export interface PlanOptions {
  pageSize: number;
  /** Locale-neutral path of the search page; undefined without one. */
  searchPath?: string | undefined;
}

/** Whether there is a blog with lists and feeds; its posts may all be unlisted. */
export const hasBlog = ({ posts }: { posts: readonly unknown[] }): boolean => posts.length > 0;

/** Whether the update log has a feed: it has entries, and a page that the feed links to. */
export const hasReleaseFeed = ({ releases, pages }: Pick<ContentIndex, 'releases' | 'pages'>): boolean =>
  releases.length > 0 && pages.some(({ path }) => isSamePath(path, RELEASE_PATH));

interface TagSource {
  key: string;
  slug: string;
  count: number;
}

/** Everything with a page in one language. */
export interface PageSources {
  /** `listed`: part of lists, feeds and counts. */
  posts: readonly { key: string; path: string; listed: boolean }[];
  docs: readonly { key: string; path: string }[];
  pages: readonly { key: string; path: string }[];
  /** All tags; `count` is the number of documents on the tag's pages, 0 for an unused tag. */
  tags: { post: readonly TagSource[]; doc: readonly (TagSource & { indexPath: string })[] };
  /** `path` is null for an author without a page; `count` is the number of listed posts. */
  authors: readonly { key: string; path: string | null; count: number }[];
}

/** Plans every page of the site in every language. It is pure, and its order is stable. */
export function planPages(
  sourcesOf: (locale: Locale) => PageSources,
  locales: LocaleTable,
  options: PlanOptions,
): PagePlan {
  const pages = localeCodes(locales).flatMap((locale) =>
    neutralPages(sourcesOf(locale), options).map((page): PlannedPage => ({
      ...page,
      locale,
      path: localizePath(page.neutralPath, locale, locales),
    })),
  );
  const byAddress = groupBy(pages, ({ path }) => normalisePath(path));
  const contested = [...byAddress.values()].filter(({ length }) => length > 1);
  return { pages, contested };
}

/**
 * The last word on a plan whose content has no errors: one page per address, and none outside of the published folder.
 * What fails here is a fault of the program, because the check tells authors theirs.
 */
export function assertPlan({ pages, contested }: PagePlan): void {
  const faulty = pages.find(({ kind, neutralPath }) => kind !== 'not-found' && addressFault(neutralPath));
  const page = faulty ?? contested[0]?.[0];
  if (!page) return;
  const { kind, path } = page;
  const why = faulty ? 'cannot be published' : 'has two pages';
  throw new Error(`A fault of the program, not of the content: the address ${path} (${kind}) ${why}.`);
}

/** A section of the blog, as its pages link it. */
export interface BlogSection {
  /** Address with language prefix and base path. */
  href: string;
  name: string;
  current?: true;
}

/** The pages that show the blog's posts, each in its own way, with the keys of their names, in display order. */
export const BLOG_SECTIONS = [
  ['blog-list', 'lists.title'],
  ['blog-archive', 'archive.title'],
  ['blog-tags', 'tags'],
  ['blog-authors', 'authors.title'],
] as const satisfies readonly [PageKind, string][];

/** Finds the document that a page is about; undefined for lists and other generated pages. */
export function documentFinder(
  index: Pick<ContentIndex, 'posts' | 'docs' | 'pages'>,
): (page: Pick<PlannedPage, 'kind' | 'key'>) => ContentDocument | undefined {
  const byPage = new Map(
    documentsOf(index).map((document) => [`${document.collection}:${document.key}`, document]),
  );
  return ({ kind, key }) => (key === null ? undefined : byPage.get(`${kind}:${key}`));
}

/** Plans the pages of checked content without a data layer: the same documents in every language. */
export function planContent(index: ContentIndex, options: PlanOptions): PagePlan {
  const sources = pageSources(index);
  return planPages(() => sources, index.locales, options);
}

function pageSources(index: ContentIndex): PageSources {
  const posts = listed(index.posts);
  const counted = <T extends Tag>(collection: 'post' | 'doc', tags: ReadonlyMap<string, T>) => {
    const counts = new Map(usedTags(collection, index).map(({ key, count }) => [key, count]));
    return [...tags.values()].map((tag) => ({ ...tag, count: counts.get(tag.key) ?? 0 }));
  };
  return {
    posts: index.posts.map((post) => ({ ...post, listed: isListed(post) })),
    docs: index.docs,
    pages: index.pages,
    tags: { post: counted('post', index.tags.post), doc: counted('doc', index.tags.doc) },
    authors: [...index.authors.values()]
      .filter(({ inline }) => !inline)
      .map(({ key, path }) => ({
        key,
        path,
        count: posts.filter((post) => post.original.frontMatter.authors.includes(key)).length,
      })),
  };
}

function neutralPages(sources: PageSources, options: PlanOptions): Omit<PlannedPage, 'locale' | 'path'>[] {
  const { posts, docs, pages, tags, authors } = sources;
  const neutral: Omit<PlannedPage, 'locale' | 'path'>[] = [];
  const addPage = (kind: PageKind, neutralPath: string, key: string | null = null): void => {
    neutral.push({ kind, neutralPath, key, list: null });
  };
  const addList = (
    kind: PageKind,
    key: string | null,
    count: number,
    pathOf: (page: number) => string,
  ): void => {
    const pageCount = Math.max(1, Math.ceil(count / options.pageSize));
    for (let page = 1; page <= pageCount; page++) {
      neutral.push({ kind, key, neutralPath: pathOf(page), list: { page, pageCount } });
    }
  };
  // A text there is the home page.
  if (![...docs, ...pages].some(({ path }) => path === '/')) addPage('home', '/');
  addPage('not-found', '/404.html');
  if (options.searchPath !== undefined) addPage('search', options.searchPath);
  const listedCount = posts.filter((post) => post.listed).length;
  if (hasBlog(sources)) addList('blog-list', null, listedCount, blogListPath);
  if (listedCount > 0) addPage('blog-archive', ARCHIVE_PATH);
  for (const { key, slug, count } of tags.post)
    if (count > 0) addList('blog-tag', key, count, (page) => tagPath(tagIndexPath('post'), slug, page));
  if (hasBlog(sources) && tags.post.length > 0) addPage('blog-tags', tagIndexPath('post'));
  if (authors.length > 0) addPage('blog-authors', AUTHORS_PATH);
  for (const { key, path, count } of authors)
    if (path !== null) addList('blog-author', key, count, (page) => authorPagePath(path, page));
  const docTags = tags.doc.filter(({ count }) => count > 0);
  for (const { key, slug, indexPath } of docTags) addPage('docs-tag', tagPath(indexPath, slug), key);
  for (const indexPath of new Set(docTags.map((tag) => tag.indexPath))) addPage('docs-tags', indexPath);
  for (const { key, path } of posts) addPage('post', path, key);
  for (const { key, path } of docs) addPage('doc', path, key);
  for (const { key, path } of pages) addPage('page', path, key);
  return neutral;
}

/**
 * Tags with documents of versions to read, in the registry's order, and the number of those on their pages. A tag is
 * unlisted if all its documents are: then its page shows them.
 */
export function usedTags(collection: 'post' | 'doc', index: ContentIndex) {
  const documents: (Post | Doc)[] = collection === 'post' ? index.posts : lastDocs(index);
  const visible = new Map<string, number>();
  const hidden = new Map<string, number>();
  for (const document of documents) {
    const counts = document.unlisted ? hidden : visible;
    for (const key of new Set(tagKeys(document))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...index.tags[collection].values()].flatMap((tag) => {
    const count = visible.get(tag.key) ?? hidden.get(tag.key);
    return count === undefined ? [] : [{ ...tag, count, unlisted: !visible.has(tag.key) }];
  });
}
