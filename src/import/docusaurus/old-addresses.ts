import kebabCase from 'lodash/kebabCase.js';
import { decodePath } from '../../domain/routing/paths';
import { joinPath } from '../../domain/basics/join-path';
import { parseDatedKey, splitNumberPrefix } from '../../domain/content/permalink';

/*
 * The addresses that Docusaurus gives to what it publishes. They are put together here and not by the page plan of this
 * program, so that a difference between the two shows. All are without the language's prefix and the base path.
 */

/** A document of the old site: its path in its folder, with extension, and what else its address depends on. */
interface OldDocument {
  path: string;
  frontMatter: Record<string, unknown>;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

/** A path without slashes at its ends. */
export const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Joins parts of an address: one slash between them, none doubled, one in front; one at the end stays. */
export const address = (...parts: string[]): string => `/${parts.join('/')}`.replace(/\/{2,}/g, '/');

/** The id of a doc, and its address in its version's base path. */
export function oldDoc({ path, frontMatter }: OldDocument, parsesPrefixes = true) {
  const isStripped = parsesPrefixes && frontMatter.parse_number_prefixes !== false;
  const strip = (name: string): string => (isStripped ? splitNumberPrefix(name).name : name);
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const folder = parts.map(strip);
  const file = folder.pop() ?? '';
  const given = text(frontMatter.id);
  const id = [...folder, given ?? file].join('/');
  const slug = text(frontMatter.slug);
  if (slug !== null) return { id, slug: slug.startsWith('/') ? slug : `/${joinPath(folder, slug)}` };
  const indexes = ['index', 'readme', folder.at(-1)?.toLowerCase()];
  const isIndex = given === null && indexes.includes(file.toLowerCase());
  return { id, slug: isIndex ? address(...folder, '') : address(id) };
}

/** The slug of a post: the one it names, otherwise its path with the date as folders. */
export const oldPostSlug = ({ path, frontMatter }: OldDocument): string =>
  text(frontMatter.slug) ?? address(parseDatedKey(path.replace(/\.mdx?$/, '')).name);

/** The address of a tag's page: the one that the tag names, or its declaration. */
export const oldTag = (
  tagsPath: string,
  { label, permalink }: { label: string; permalink?: string | undefined },
  declared: Record<string, { permalink?: unknown } | null> = {},
): string => address(tagsPath, permalink ?? text(declared[label]?.permalink) ?? kebabCase(label));

/** Pages of a list of posts, the first at the path itself. */
export const listPages = (path: string, count: number, perPage: number, inPages = 'page'): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / perPage)) }, (_, index) =>
    index === 0 ? path : address(path, inPages, String(index + 1)),
  );

/** An address as the old site published it: with or without a slash at its end, or as it is made. */
export const slashed = (path: string, trailingSlash: boolean | undefined): string =>
  trailingSlash === undefined ? path : path.replace(/\/*$/, '') + (trailingSlash || path === '/' ? '/' : '');

/** The address of a page below its folder. */
export const oldPage = (path: string, frontMatter: Record<string, unknown> = {}): string =>
  address(text(frontMatter.slug) ?? path.replace(/\.(?:mdx?|[jt]sx?)$/, '').replace(/(?:^|\/)index$/, '/'));

/** Addresses of a sitemap, without the base path of the site. */
export const sitemapAddresses = (xml: string, baseUrl = '/'): string[] =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, url = '']) => {
    if (!URL.canParse(url)) return [];
    const path = decodePath(new URL(url).pathname).replace(/[?#]/g, encodeURIComponent);
    const base = address(baseUrl, '/');
    return [`${path}/`.startsWith(base) ? address(path.slice(base.length - 1)) : path];
  });
