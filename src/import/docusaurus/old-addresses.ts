import kebabCase from 'lodash/kebabCase.js';
import { joinPath } from '../../domain/basics/join-path';
import { parseDatedKey, splitNumberPrefix } from '../../domain/content/permalink';

/*
 * The addresses that Docusaurus gives to what it publishes. They are put together here and not by the page plan of this
 * program, so that a difference between the two shows. All are without the language's prefix and the base path.
 */

/** A document of the old site, as far as its address depends on it. */
export interface OldDocument {
  /** Path in its folder, with extension. */
  path: string;
  frontMatter: Record<string, unknown>;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

/** Joins parts of an address: one slash between them, none doubled, one in front. */
export function address(...parts: string[]): string {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  return joined === '/' ? joined : joined.replace(/(?<!^)\/$/, /^$|\/$/.test(parts.at(-1) ?? '') ? '/' : '');
}

/** Identity and address of a doc. */
export interface OldDoc {
  id: string;
  /** Address in its version's base path. */
  slug: string;
}

/** The id and slug of a doc. */
export function oldDoc({ path, frontMatter }: OldDocument, parsesPrefixes = true): OldDoc {
  const strip =
    !parsesPrefixes || frontMatter.parse_number_prefixes === false
      ? (name: string) => name
      : (name: string) => splitNumberPrefix(name).name;
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const file = parts.pop() ?? '';
  const folder = parts.map(strip);
  const name = text(frontMatter.id) ?? strip(file);
  const id = [...folder, name].join('/');
  const given = text(frontMatter.slug);
  if (given?.startsWith('/')) return { id, slug: given };
  if (given !== null) return { id, slug: `/${joinPath(folder, given)}` };
  const last = strip(parts.at(-1) ?? '').toLowerCase();
  const isIndex = ['index', 'readme', ...(last === '' ? [] : [last])].includes(strip(file).toLowerCase());
  return {
    id,
    slug: isIndex && text(frontMatter.id) === null ? address(...folder, '') : address(...folder, name),
  };
}

/** The slug of a post: the one it names, otherwise its path with the date as folders. */
export const oldPostSlug = ({ path, frontMatter }: OldDocument): string =>
  text(frontMatter.slug) ?? address(parseDatedKey(path.replace(/\.mdx?$/, '')).name);

/** The address of a tag's page. */
export function oldTag(tagsPath: string, tag: { label: string; permalink?: string | null }): string {
  return address(tagsPath, tag.permalink ?? kebabCase(tag.label));
}

/** Pages of a list of posts, the first at the path itself. */
export const listPages = (path: string, count: number, perPage: number, segment = 'page'): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / perPage)) }, (_, index) =>
    index === 0 ? path : address(path, segment, String(index + 1)),
  );

/** The address of a page below `src/pages`. */
export function oldPage(path: string, frontMatter: Record<string, unknown> = {}): string {
  const given = text(frontMatter.slug);
  if (given !== null) return address(given);
  const route = path.replace(/\.(?:mdx?|[jt]sx?)$/, '').replace(/(?:^|\/)index$/, '/');
  return address(route);
}
