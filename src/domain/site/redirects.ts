import type { Author } from '../content/authors';
import { localeCodes, localizePath, type LocaleTable } from '../routing/locale';
import type { PlannedPage } from './page-plan';
import { encodeAddress } from '../routing/absolute-address';
import { htmlForms, listPagePath, SITEMAP_INDEX, withBase } from '../routing/paths';

/** A redirect from one address to another. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
  /** Whether it applies even if a file exists at the address. */
  force?: boolean;
}

/**
 * Redirects from the other addresses of pages (`.html`, `/index.html`, `/page/N` of an author) and of the sitemap.
 * Trailing slashes need none: the host's rules ignore them, and the browser corrects the address.
 */
export function planRedirects(
  pages: readonly PlannedPage[],
  authors: ReadonlyMap<string, Pick<Author, 'path'>>,
  locales: LocaleTable,
): Redirect[] {
  const aliases = pages.flatMap((page): Redirect[] => {
    const path = page.kind === 'blog-author' && page.key !== null ? authors.get(page.key)?.path : null;
    if (path === null || path === undefined || page.list === null || page.list.page === 1) return [];
    const alias = listPagePath(path, page.list.page);
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

/** Redirects in Netlify's format, one per line. The host has the files at its root, not under `baseUrl`. */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  const address = (path: string): string => encodeAddress(withBase(path, baseUrl));
  const lines = redirects.map(
    ({ from, to, status, force = false }) => `${address(from)} ${address(to)} ${status}${force ? '!' : ''}\n`,
  );
  const under = baseUrl === '/' ? [] : [`${address('/*')} /:splat 200\n`, `/ ${address('/')} 302!\n`];
  return [...lines, ...under].join('');
}
