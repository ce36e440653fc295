import { joinPath } from '../basics/join-path';

/**
 * Address of a published file that a document names by its path: with a leading slash, in `/static/` or `@site/static/`,
 * or by a relative path that leads out of the document's folder into `static/` of the content root. Files of the
 * project's `static/` have the same paths.
 * @param from Path of the document, relative to the content root.
 * @returns null for a path that names no file in `static/`.
 * @example staticAddress('../static/img/a.png', 'blog/tide.md') // '/img/a.png'
 */
export function staticAddress(path: string, from: string): string | null {
  if (path.startsWith('/')) return path.replace(/^\/static\//, '/');
  const inside = path.startsWith('@')
    ? /^@site\/(?:content\/)?(.*)$/.exec(path)?.[1]
    : joinPath(from.split('/').slice(0, -1), path);
  return inside?.startsWith('static/') ? inside.slice('static'.length) : null;
}
