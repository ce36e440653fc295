import type { Author } from '../content/authors';
import { localeCodes, localizePath, type LocaleTable } from '../routing/locale';
import type { PlannedPage } from './page-plan';
import { authorPageAlias, htmlForms, SITEMAP_INDEX, withBase } from '../routing/paths';

/** An address that leads to another one. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
  /** Holds even where a file answers the address. */
  force?: boolean;
}

/**
 * The other addresses of pages: those that end in `.html` or `/index.html`, and `/page/N` of an author's further pages;
 * and the sitemap's, which crawlers guess and Docusaurus had once per language.
 * None for a slash too many or too few: the host's rules do not tell the two apart, and the browser corrects them.
 */
export function planRedirects(
  pages: readonly PlannedPage[],
  authors: ReadonlyMap<string, Pick<Author, 'path'>>,
  locales: LocaleTable,
): Redirect[] {
  const aliases = pages.flatMap((page): Redirect[] => {
    const path = page.kind === 'blog-author' && page.key !== null ? authors.get(page.key)?.path : null;
    if (path === null || path === undefined || page.list === null || page.list.page === 1) return [];
    const alias = authorPageAlias(path, page.list.page);
    return [{ from: localizePath(alias, page.locale, locales), to: page.path, status: 301 }];
  });
  const htmls = pages
    .filter(({ kind }) => kind !== 'not-found')
    .flatMap(({ path }) =>
      htmlForms(path).map((from): Redirect => ({ from, to: path, status: 301, force: true })),
    );
  const sitemaps = localeCodes(locales).map((locale): Redirect => ({
    from: localizePath('/sitemap.xml', locale, locales),
    to: SITEMAP_INDEX,
    status: 301,
  }));
  return [...aliases, ...htmls, ...sitemaps];
}

/**
 * Redirects as the host reads them (Netlify's `_redirects`), one per line.
 * @param baseUrl Path the site is published under.
 */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  const address = (path: string): string => encodeURI(withBase(path, baseUrl));
  return redirects
    .map(
      ({ from, to, status, force = false }) =>
        `${address(from)} ${address(to)} ${status}${force ? '!' : ''}\n`,
    )
    .join('');
}
