import { joinPath } from '../basics/join-path';

/**
 * Address of a published file that a document names: with a leading slash, in `/static/` or `@site/static/`, or by a
 * relative path into `static/` of the content root; null for other paths.
 * @example staticAddress('../static/img/a.png', 'blog/tide.md') // '/img/a.png'
 */
export function staticAddress(path: string, from: string): string | null {
  if (path.startsWith('/')) return path.replace(/^\/static\//, '/');
  const inside = path.startsWith('@')
    ? /^@site\/(?:content\/)?(.*)$/.exec(path)?.[1]
    : joinPath(from.split('/').slice(0, -1), path);
  return inside?.startsWith('static/') ? inside.slice('static'.length) : null;
}
