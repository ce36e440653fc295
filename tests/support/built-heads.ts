import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitLocale, type Locale } from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import { pageFiles } from './built-addresses';
import { parseHead, type ParsedHead } from './page-head';
import { TEST_PUBLIC } from './test-site.mjs';

/** A page of the built site with its head. */
export interface BuiltHead extends ParsedHead {
  /** Address the page is published at, decoded. */
  address: string;
  locale: Locale;
  /** Address without the language. */
  neutral: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  canonical: string[];
  alternates: { lang: string; href: string }[];
}

/** The folder of the built site. */
export const PUBLIC = TEST_PUBLIC;

/** Every page of the built site. */
export function builtHeads(): BuiltHead[] {
  return pageFiles(PUBLIC)
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(PUBLIC, file), 'utf8');
      const head = parseHead(html);
      // The page's own address, with or without trailing slash.
      const own = decodeURI(/data-path="([^"]*)"/.exec(html)?.[1] ?? '');
      const address = file.endsWith('404.html') ? `/${file}` : own;
      const { locale, path: neutral } = splitLocale(address, site.i18n);
      return {
        ...head,
        address,
        locale,
        neutral,
        isIndexed: !head.metas.get('robots')?.[0]?.includes('noindex'),
        canonical: head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
        alternates: head.links.flatMap(({ rel, hreflang, href }) =>
          rel === 'alternate' && hreflang !== undefined ? [{ lang: hreflang, href }] : [],
        ),
      };
    });
}

/** An absolute address of this site as a decoded path; null for other sites. */
export const localPath = (href: string): string | null =>
  href.startsWith(`${site.url}/`) ? decodeURI(href.slice(site.url.length)) : null;

/** The published file for an absolute address of this site; null if there is none. */
export function publishedFile(href: string): string | null {
  const file = path.join(PUBLIC, localPath(href) ?? '/\0');
  return !file.includes('\0') && existsSync(file) ? file : null;
}

/** Kinds of pages by their address. */
export const isPost = ({ neutral }: BuiltHead): boolean =>
  /^\/blog\/[^/]+$/.test(neutral) && !/^\/blog\/(?:archive|authors|tags)$/.test(neutral);
export const isDoc = ({ neutral }: BuiltHead): boolean =>
  /^\/docs(?:\/|$)/.test(neutral) && !neutral.startsWith('/docs/tags');
export const isTagPage = ({ neutral }: BuiltHead): boolean => /^\/(?:blog|docs)\/tags\/./.test(neutral);
