import { wellFormed } from '../basics/well-formed';
import { decodePath } from './paths';

/*
 * The one judge of what may become an address: of a document, a list, an old page, a file. Messages have the form
 * `what was found → how to fix it`.
 */

/** Bytes of a name in an address: pages are files, and file systems end at 255 with what is added to it. */
const MAX_NAME = 200;

/** First parts of addresses under which the build, Gatsby and the host publish files of their own, in lower case. */
const BUILT =
  /^(?:[_~].*|\.netlify|card\.jpg|cards|chunk-map\.json|data|feed\.css|katex|live|llms\.txt|manifest\.webmanifest|mermaid|opensearch\.xml|page-data|portraits|robots\.txt|search-index|sitemap(?:-index|-\d+)?\.xml|static|webpack\.stats\.json)$/;

/** Files that the build publishes beside pages: twins and feeds. */
const BESIDE_PAGES = /^(?:index\.md|rss\.xml|atom\.xml|feed\.json)$/;

/** The parts of a path from the root, decoded as hosts do it; one slash at the end is none. */
const partsOf = (path: string): string[] =>
  path === '/' ? [] : decodePath(path).slice(1).replace(/\/$/, '').split('/');

/**
 * Why a path from the root of the site is none: it leads somewhere else, or file systems cannot hold it. Null if it is.
 * @example pathFault('/a/%2e%2e/b') // 'leads out of its folder → Write a name'
 */
export function pathFault(path: string): string | null {
  for (const part of partsOf(path)) {
    if (part === '') return 'has nothing between two slashes → Write one slash';
    if (/^\.+$/.test(part)) return 'leads out of its folder → Write a name';
    if (/[\p{Cc}\p{Cs}\\]/u.test(part))
      return 'has control characters or backslashes → Use letters, digits, "-", "_", "." and "/"';
    if (encodeURIComponent(wellFormed(part)).replace(/%../g, '.').length > MAX_NAME)
      return `has a name of more than ${String(MAX_NAME)} bytes → Write a shorter one`;
  }
  return null;
}

/**
 * Why a path without language prefix cannot be the address of a page: it is no path, browsers or hosts would read it
 * otherwise, or files of the build are there. Null if it can.
 */
export function addressFault(path: string): string | null {
  const fault = pathFault(path);
  if (fault !== null) return fault;
  const [mark] = /[%?#]/.exec(path) ?? [];
  if (mark !== undefined) return `has "${mark}" in it → Leave it out`;
  const parts = partsOf(path.toLowerCase());
  if (parts.some((part) => /\.html?$/.test(part))) return 'ends like a file → Leave out ".html"';
  return BUILT.test(parts[0] ?? '') || parts.some((part) => BESIDE_PAGES.test(part))
    ? 'belongs to files of the build → Choose another'
    : null;
}

/** The sentences of a problem: what is wrong with an address, and what to do. */
export function faultText(address: string, fault: string, where: string): [found: string, fix: string] {
  const [what = '', fix = ''] = fault.split(' → ');
  return [`The address "${address}" ${what}.`, `${fix}${where}.`];
}
