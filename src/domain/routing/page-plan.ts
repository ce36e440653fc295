import { listed, paginate } from '../blog/lists';
import type { ContentIndex } from '../content/content-index';
import { localeCodes, localizePath, type Locale } from './locale';
import { blogListPath, normalisePath } from './paths';

/** What a page is; each kind has one template. */
export type PageKind = 'home' | 'blog-list' | 'post' | 'doc' | 'page' | 'not-found';

/** A page to be created, as plain data. */
export interface PlannedPage {
  kind: PageKind;
  locale: Locale;
  /** Locale-neutral path, the same for all languages of a page. */
  neutralPath: string;
  /** Path the page is created at, exactly as published. */
  path: string;
  /** Key of the document on it, or null. */
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

/** Plans every page of the site in every language. Pure and in a stable order. */
export function planPages(index: ContentIndex, options: { pageSize: number }): PagePlan {
  const neutral: Omit<PlannedPage, 'locale' | 'path'>[] = [
    { kind: 'home', neutralPath: '/', key: null, list: null },
    { kind: 'not-found', neutralPath: '/404.html', key: null, list: null },
  ];
  const lists = paginate(listed(index.posts), options.pageSize);
  lists.forEach((_, position) => {
    const page = position + 1;
    neutral.push({ kind: 'blog-list', neutralPath: blogListPath(page), key: null, list: { page, pageCount: lists.length } });
  });
  for (const post of index.posts) neutral.push({ kind: 'post', neutralPath: post.path, key: post.key, list: null });
  for (const doc of index.docs) neutral.push({ kind: 'doc', neutralPath: doc.path, key: doc.key, list: null });
  for (const page of index.pages) {
    if (page.path !== '/') neutral.push({ kind: 'page', neutralPath: page.path, key: page.key, list: null });
  }
  const pages = localeCodes(index.locales).flatMap((locale) =>
    neutral.map((page): PlannedPage => ({ ...page, locale, path: localizePath(page.neutralPath, locale, index.locales) })),
  );
  return { pages, duplicates: findDuplicates(pages) };
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
