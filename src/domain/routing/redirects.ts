import type { Author } from '../content/authors';
import { localizePath, type LocaleTable } from './locale';
import type { PlannedPage } from './page-plan';
import { authorPageAlias, withBase } from './paths';

/** An address that leads to another one. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The other addresses of pages: `/page/N` of an author's further pages. */
export function planRedirects(
  pages: readonly PlannedPage[],
  authors: ReadonlyMap<string, Pick<Author, 'path'>>,
  locales: LocaleTable,
): Redirect[] {
  return pages.flatMap((page): Redirect[] => {
    const path = page.kind === 'blog-author' && page.key !== null ? authors.get(page.key)?.path : null;
    if (path === null || path === undefined || page.list === null || page.list.page === 1) return [];
    const alias = authorPageAlias(path, page.list.page);
    return [{ from: localizePath(alias, page.locale, locales), to: page.path, status: 301 }];
  });
}

/**
 * Redirects as the host reads them (Netlify's `_redirects`), one per line.
 * @param baseUrl Path the site is published under.
 */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  const address = (path: string): string => encodeURI(withBase(path, baseUrl));
  return redirects.map(({ from, to, status }) => `${address(from)} ${address(to)} ${status}\n`).join('');
}
