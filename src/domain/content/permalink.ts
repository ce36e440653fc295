import { joinPath } from '../basics/join-path';

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Names that start like a version or a date (`7.0-x`, `2021-11-x`) have no number prefix. */
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/** Splits the number prefix off the name of a file or folder: `01-Intro` is `Intro` at position 1. */
export function splitNumberPrefix(name: string): { name: string; position: number | null } {
  if (NOT_A_PREFIX.test(name)) return { name, position: null };
  const match = NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name, position: null };
}

/** Date and rest of a post's path: `2021-05-14-Awk/index`, `2021/05/14/Awk`. Not every number is a date. */
export function parsePostKey(key: string): { date: string | null; name: string } {
  const path = key.replace(/\/index$/i, '');
  const match = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/.exec(path);
  if (!match) return { date: null, name: path };
  const [, year = '', month = '', day = '', name = ''] = match;
  return { date: toDate(year, month, day), name: name || path };
}

/** How the address of a post without `slug` follows from its path; the configuration decides. */
export type PostPermalinks = 'name' | 'dated';

/**
 * Date and slug of a post's path as Docusaurus reads it: the last date in the path, which becomes the beginning of the
 * address, as written; folders before it come after it.
 * @example parseDatedKey('team/2021/05-12-Awk/index') // { date: '2021-05-12', name: '2021/05/12/team/Awk' }
 */
export function parseDatedKey(key: string): { date: string | null; name: string } {
  const path = key.replace(/(?<=.)\/index$/, '');
  const match = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/.exec(path);
  if (!match) return { date: null, name: path };
  const [, folder = '', year = '', month = '', day = '', text = ''] = match;
  const name = [year, month, day, `${folder}${text}`].join('/').replace(/\/{2,}/g, '/');
  return { date: toDate(year, month, day), name: name.replace(/\/$/, '') };
}

/** A day of the calendar as `YYYY-MM-DD`, from its parts as written; null if there is none. */
export function toDate(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null;
}

interface DocPathInput {
  /** Path inside the folder of the docs without language and extension. */
  key: string;
  base: string;
  id: string | null;
  slug: string | null;
  /** Whether number prefixes are removed. */
  parsePrefixes: boolean;
  role: 'index' | 'page';
}

/**
 * Computes the id, folder (without number prefixes) and locale-neutral path of a doc: `/docs/Docker/Basic`; a folder's
 * index ends in a slash; the slug `/` gives `/docs`, and `/` at the root of the site.
 */
export function docPath(input: DocPathInput) {
  const strip = (name: string) => (input.parsePrefixes ? splitNumberPrefix(name) : { name, position: null });
  const segments = input.key.split('/');
  const file = strip(segments.pop() ?? '');
  const folder = segments.map((segment) => strip(segment).name).join('/');
  const base = folder === '' ? '' : `/${folder}`;
  const id = `${folder === '' ? '' : `${folder}/`}${input.id ?? file.name}`;
  return {
    id,
    folder,
    path: `${input.base === '/' ? '' : input.base}${docSlug(input, base, input.id ?? file.name)}` || '/',
    position: file.position,
  };
}

function docSlug(input: DocPathInput, base: string, name: string): string {
  if (input.slug === '/') return '';
  if (input.slug?.startsWith('/')) return input.slug;
  if (input.slug !== null) return `/${joinPath(base.split('/').filter(Boolean), input.slug)}`;
  return input.role === 'index' ? `${base}/` : `${base}/${name}`;
}

/** The key of a folder's own page among the keys of its docs, or null. */
export function folderIndexKey(folder: string, keys: readonly string[]): string | null {
  const names = keys.map((key) => ({ key, name: (key.split('/').at(-1) ?? '').toLowerCase() }));
  const folderName = splitNumberPrefix(folder.split('/').at(-1) ?? '').name.toLowerCase();
  for (const candidate of ['index', 'readme', ...(folder === '' ? [] : [folderName])]) {
    const found = names.find(({ name }) => name === candidate || splitNumberPrefix(name).name === candidate);
    if (found) return found.key;
  }
  return null;
}
