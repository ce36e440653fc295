import { listed } from '../blog/lists';
import type { ContentDocument } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import type { Tag } from '../content/tags';
import { localeCodes, localizePath, type Locale } from '../routing/locale';
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

/** What a page is; each kind has one template. */
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
  | 'not-found';

/** A page to be created, as plain data. */
export interface PlannedPage {
  kind: PageKind;
  locale: Locale;
  /** Locale-neutral path, the same for all languages of a page. */
  neutralPath: string;
  /** Path the page is created at, exactly as published. */
  path: string;
  /** Key of the document, tag or author on it, or null. */
  key: string | null;
  /** Position in a paginated list, 1-based, or null. */
  list: { page: number; pageCount: number } | null;
}

/** Two pages that would be written to the same file. */
export interface DuplicatePath {
  path: string;
  pages: [PlannedPage, PlannedPage];
}

/** The whole site's pages. */
export interface PagePlan {
  pages: PlannedPage[];
  duplicates: DuplicatePath[];
}

/** What the plan depends on besides the content. */
export interface PlanOptions {
  /** Posts on a list page. */
  pageSize: number;
  /** Locale-neutral path of the search page; without one there is none. */
  searchPath?: string | undefined;
}

/** Whether there is a blog: its lists and feeds, for posts that may all be unlisted. */
export const hasBlog = ({ posts }: Pick<ContentIndex, 'posts'>): boolean => posts.length > 0;

/** Whether the update log has a feed: something to tell, and a page to lead to. */
export const hasReleaseFeed = ({ releases, pages }: Pick<ContentIndex, 'releases' | 'pages'>): boolean =>
  releases.length > 0 && pages.some(({ path }) => isSamePath(path, RELEASE_PATH));

/** Plans every page of the site in every language. Pure and in a stable order. */
export function planPages(index: ContentIndex, options: PlanOptions): PagePlan {
  const neutral: Omit<PlannedPage, 'locale' | 'path'>[] = [
    { kind: 'home', neutralPath: '/', key: null, list: null },
    { kind: 'not-found', neutralPath: '/404.html', key: null, list: null },
    ...(options.searchPath === undefined
      ? []
      : [{ kind: 'search' as const, neutralPath: options.searchPath, key: null, list: null }]),
  ];
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
  const posts = listed(index.posts);
  if (hasBlog(index)) addList('blog-list', null, posts.length, blogListPath);
  if (posts.length > 0)
    neutral.push({ kind: 'blog-archive', neutralPath: ARCHIVE_PATH, key: null, list: null });
  for (const tag of usedTags('post', index)) {
    addList('blog-tag', tag.key, tag.count, (page) => tagPath('post', tag.slug, page));
  }
  if (hasBlog(index) && index.tags.post.size > 0)
    neutral.push({ kind: 'blog-tags', neutralPath: tagIndexPath('post'), key: null, list: null });
  if (index.authors.size > 0)
    neutral.push({ kind: 'blog-authors', neutralPath: AUTHORS_PATH, key: null, list: null });
  for (const { key, path } of index.authors.values()) {
    if (path === null) continue;
    const written = posts.filter((post) => post.original.frontMatter.authors.includes(key));
    addList('blog-author', key, written.length, (page) => authorPagePath(path, page));
  }
  const docTags = usedTags('doc', index);
  for (const tag of docTags)
    neutral.push({ kind: 'docs-tag', neutralPath: tagPath('doc', tag.slug), key: tag.key, list: null });
  if (docTags.length > 0)
    neutral.push({ kind: 'docs-tags', neutralPath: tagIndexPath('doc'), key: null, list: null });
  for (const post of index.posts)
    neutral.push({ kind: 'post', neutralPath: post.path, key: post.key, list: null });
  for (const doc of index.docs)
    neutral.push({ kind: 'doc', neutralPath: doc.path, key: doc.key, list: null });
  for (const page of index.pages) {
    if (page.path !== '/') neutral.push({ kind: 'page', neutralPath: page.path, key: page.key, list: null });
  }
  const pages = localeCodes(index.locales).flatMap((locale) =>
    neutral.map((page): PlannedPage => ({
      ...page,
      locale,
      path: localizePath(page.neutralPath, locale, index.locales),
    })),
  );
  return { pages, duplicates: findDuplicates(pages) };
}

/** A tag with documents, and how many of them its pages show. */
export interface UsedTag extends Tag {
  count: number;
  /** All of its documents are unlisted: the tag is too, and its page shows them. */
  unlisted: boolean;
}

/** Tags that documents have, in the registry's order. Unlisted documents count only where there are no others. */
export function usedTags(collection: 'post' | 'doc', index: ContentIndex): UsedTag[] {
  const documents: ContentDocument<'post' | 'doc'>[] = collection === 'post' ? index.posts : index.docs;
  const visible = new Map<string, number>();
  const hidden = new Map<string, number>();
  for (const document of documents) {
    const counts = document.unlisted ? hidden : visible;
    for (const key of new Set(document.original.frontMatter.tags))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...index.tags[collection].values()].flatMap((tag) => {
    const count = visible.get(tag.key) ?? hidden.get(tag.key);
    return count === undefined ? [] : [{ ...tag, count, unlisted: !visible.has(tag.key) }];
  });
}

function findDuplicates(pages: readonly PlannedPage[]): DuplicatePath[] {
  const seen = new Map<string, PlannedPage>();
  const duplicates: DuplicatePath[] = [];
  for (const page of pages) {
    const key = normalisePath(page.path);
    const other = seen.get(key);
    if (other) duplicates.push({ path: page.path, pages: [other, page] });
    else seen.set(key, page);
  }
  return duplicates;
}
