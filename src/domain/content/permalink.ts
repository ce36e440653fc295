import { joinPath } from '../basics/join-path';

type IndexRole = 'index' | 'page';

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
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { date: isDate(date) ? date : null, name: name || path };
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
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const name = [year, month, day, `${folder}${text}`].join('/').replace(/\/{2,}/g, '/');
  return { date: isDate(date) ? date : null, name: name.replace(/\/$/, '') };
}

/** Whether a `YYYY-MM-DD` is a day of the calendar. */
export function isDate(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

interface DocPathInput {
  /** Path inside the folder of the docs without language and extension. */
  key: string;
  base: string;
  id: string | null;
  slug: string | null;
  /** Whether number prefixes are removed. */
  parsePrefixes: boolean;
  role: IndexRole;
}

/** A doc's id, folder and locale-neutral path. */
interface DocPath {
  id: string;
  /** Folder inside that of the docs, without number prefixes; empty at the top level. */
  folder: string;
  /** `/docs/Docker/Basic`; a folder's index ends in a slash; the slug `/` gives `/docs`. */
  path: string;
  /** Position from the file name's number prefix. */
  position: number | null;
}

/** Computes the id, folder and path of a doc. */
export function docPath(input: DocPathInput): DocPath {
  const strip = (name: string) => (input.parsePrefixes ? splitNumberPrefix(name) : { name, position: null });
  const segments = input.key.split('/');
  const file = strip(segments.pop() ?? '');
  const folder = segments.map((segment) => strip(segment).name).join('/');
  const base = folder === '' ? '' : `/${folder}`;
  const id = `${folder === '' ? '' : `${folder}/`}${input.id ?? file.name}`;
  return {
    id,
    folder,
    path: `${input.base}${docSlug(input, base, input.id ?? file.name)}`,
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
