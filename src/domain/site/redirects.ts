import type { Author } from '../content/authors';
import { localeCodes, localizePath, type LocaleTable } from '../routing/locale';
import { escapeHtml } from '../basics/escape-html';
import { addressKey } from './link-targets';
import type { PlannedPage } from './page-plan';
import type { YamlData } from '../content/front-matter';
import type { LinkTargets } from '../links/resolve';
import { suggestion } from '../problem/nearest';
import { encodeAddress } from '../routing/absolute-address';
import { htmlForms, isSitePath, listPagePath, SITEMAP_INDEX, splitAddress, withBase } from '../routing/paths';

/** A redirect from one address to another. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
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
    .flatMap(({ path }) => htmlForms(path).map((from): Redirect => ({ from, to: path, status: 301 })));
  const sitemaps = localeCodes(locales).map((locale): Redirect => ({
    from: localizePath('/sitemap.xml', locale, locales),
    to: SITEMAP_INDEX,
    status: 301,
  }));
  return [...aliases, ...htmls, ...sitemaps];
}

/**
 * Redirects in Netlify's format, one per line, before files (`!`): other hosts need some of those at the same addresses.
 * The host has the files at its root, not under `baseUrl`. Last are the not-found pages of languages with a prefix: hosts
 * know only the one at the root.
 */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string, locales: LocaleTable): string {
  const address = (path: string): string => encodeAddress(withBase(path, baseUrl));
  // In the host's rules, `*` and `/:` are not themselves: `/a*.html` would be every address that begins with `/a`.
  const literal = (path: string): string =>
    isSitePath(path) ? address(path).replaceAll('*', '%2A').replaceAll('/:', '/%3A') : address(path);
  const lines = redirects.map(
    ({ from, to, status }) => `${literal(from)} ${literal(to)} ${String(status)}!\n`,
  );
  const under = baseUrl === '/' ? [] : [`${address('/*')} /:splat 200\n`, `/ ${address('/')} 302!\n`];
  const notFound = localeCodes(locales).flatMap((locale) => {
    const home = localizePath('/', locale, locales);
    return home === '/' || baseUrl !== '/' ? [] : [`${home}* ${home}404.html 404\n`];
  });
  return [...lines, ...under, ...notFound].join('');
}

/** How a {@link redirectPage} begins, and no other page of the site. */
export const REDIRECT_PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta http-equiv="refresh" content="0; url=';

/** Page that leads to another address, for hosts that do not read {@link redirectsFile}. */
export function redirectPage(to: string, { baseUrl, url }: { baseUrl: string; url: string }): string {
  const address = escapeHtml(encodeAddress(withBase(to, baseUrl)));
  const canonical = isSitePath(to) ? escapeHtml(url) + address : address;
  return `${REDIRECT_PAGE}${address}"><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><title>${address}</title></head><body><a href="${address}">${address}</a></body></html>\n`;
}

/** The file of a page at an address, from the published folder. */
export function redirectFile(from: string): string {
  const path = addressKey(from).slice(1);
  return path.endsWith('.html') ? path : `${path}/index.html`;
}

/** Old addresses of the redirects, as links find them. */
export const redirectTargets = (redirects: readonly Redirect[]): NonNullable<LinkTargets['redirects']> =>
  new Map(redirects.map(({ from, to }) => [addressKey(from), to]));

/** Checks the redirects against published addresses and planned redirects, and gives those to publish. */
export function checkRedirects(
  redirects: readonly Redirect[],
  data: YamlData | null,
  published: readonly string[],
  planned: readonly string[],
): Redirect[] {
  const addresses = new Map(published.map((address) => [addressKey(address), address]));
  const known = new Set(planned.map(addressKey));
  const sources = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const key = addressKey(redirect.from);
    if (!sources.has(key)) sources.set(key, redirect);
  }
  return redirects.filter((redirect, index) => {
    const { from, to } = redirect;
    const key = addressKey(from);
    const fail = (field: 'from' | 'to', found: string, fix: string): false => {
      data?.error([index, field], found, fix);
      return false;
    };
    if (addresses.has(key))
      return fail(
        'from',
        `"${from}" is an address of this site.`,
        'Remove the redirect, or the page or file.',
      );
    if (sources.get(key) !== redirect)
      return fail('from', `"${from}" is redirected twice.`, 'Remove one of the two.');
    if (known.has(key)) {
      const fix = 'Remove it: such addresses lead to their pages anyway.';
      data?.warn([index, 'from'], `The redirect of "${from}" is not needed.`, fix);
      return false;
    }
    if (!isSitePath(to)) return true;
    const { path } = splitAddress(to);
    const target = addressKey(path);
    if (addresses.has(target)) return true;
    if (target === key) return fail('to', `"${from}" leads to itself.`, 'Write the address of a page.');
    const next = sources.get(target);
    if (next) return fail('to', `"${to}" is redirected as well.`, `Write where it leads: ${next.to}.`);
    const otherwise = 'Correct the address: it needs the prefix of its language, and no base path.';
    const written = (close: string): string => addresses.get(close) ?? close;
    return fail(
      'to',
      `"${to}" leads to no page or file.`,
      suggestion(target, addresses.keys(), otherwise, written),
    );
  });
}
