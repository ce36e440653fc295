import { joinPath } from '../basics/join-path';

/*
 * The addresses that Docusaurus gives to what it publishes, by its own rules and not by this program's, so that a
 * difference between the two shows. All are without the language's prefix and the base path.
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
  return joined === '/' ? joined : joined.replace(/(?<!^)\/$/, parts.at(-1)?.endsWith('/') ? '/' : '');
}

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** A name without its number prefix; dates and versions have none. */
export const withoutNumber = (name: string): string =>
  /^(?:\d{4}[-_.]\d{2}|\d+[-_.]\d+)/.test(name) ? name : (NUMBER_PREFIX.exec(name)?.[2] ?? name);

/** Identity and address of a doc. */
export interface OldDoc {
  id: string;
  /** Address in its version's base path. */
  slug: string;
}

/** The id and slug of a doc. */
export function oldDoc({ path, frontMatter }: OldDocument): OldDoc {
  const strip = frontMatter.parse_number_prefixes === false ? (name: string) => name : withoutNumber;
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

const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** The slug of a post: the one it names, otherwise its path with the date as folders. */
export function oldPostSlug({ path, frontMatter }: OldDocument): string {
  const given = text(frontMatter.slug);
  if (given !== null) return given;
  const { date, text: name = '' } = DATED.exec(path)?.groups ?? {};
  if (date === undefined) return path.replace(/(?:\/index)?\.mdx?$/, '');
  return address(
    ...date
      .replaceAll('-', '/')
      .split('/')
      .map((part) => part.padStart(2, '0')),
    name,
  );
}

/** A word of a tag's address, as lodash's `kebabCase` makes it. */
export function kebabCase(label: string): string {
  const words =
    label
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/['’]/g, '')
      .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+|[^\s\p{P}\p{S}\p{Lu}\p{Ll}\d]+/gu) ?? [];
  return words.join('-').toLowerCase();
}

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
