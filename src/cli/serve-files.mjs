/** Finds the file for a path, its media type and its caching. */
import { stat } from 'node:fs/promises';
import path from 'node:path';

const TYPES = new Map(
  Object.entries({
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    m4a: 'audio/mp4',
    m4v: 'video/mp4',
    mov: 'video/quicktime',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    oga: 'audio/ogg',
    ogg: 'audio/ogg',
    ogv: 'video/ogg',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    vtt: 'text/vtt; charset=utf-8',
    wasm: 'application/wasm',
    wav: 'audio/wav',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json; charset=utf-8',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
    xml: 'application/xml; charset=utf-8',
  }),
);

/** Media type of a file by its extension. @param {string} file */
export function typeOf(file) {
  return TYPES.get(path.extname(file).slice(1).toLowerCase()) ?? 'application/octet-stream';
}

/**
 * Decodes a path; null when it is malformed or would leave the folder.
 * @param {string} rawPath As in the request, without the query.
 */
export function decodePath(rawPath) {
  try {
    const decoded = decodeURIComponent(rawPath);
    const isSafe =
      decoded.startsWith('/') && !decoded.includes('\0') && !decoded.split(/[/\\]/).includes('..');
    return isSafe ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * The file for a path: the path itself, its `index.html` (with or without a trailing slash), or the path with `.html`.
 * @param {string} folder
 * @param {string} pathname Decoded.
 * @returns {Promise<string | null>}
 */
export async function findFile(folder, pathname) {
  if (/^\/_(headers|redirects)\/?$/.test(pathname)) return null;
  const base = path.resolve(folder, `.${pathname}`);
  if (base !== folder && !base.startsWith(folder + path.sep)) return null;
  const candidates = [path.join(base, 'index.html')];
  if (!pathname.endsWith('/')) candidates.unshift(base);
  if (base !== folder) candidates.push(`${base}.html`);
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/**
 * The not-found page in the language of the path, if its folder has one.
 * @param {string} folder
 * @param {string} pathname Decoded.
 * @returns {Promise<string | null>}
 */
export async function findMissingPage(folder, pathname) {
  const first = pathname.split('/')[1] ?? '';
  const own = first === '' ? null : await findFile(folder, `/${first}/404.html`);
  return own ?? findFile(folder, '/404.html');
}

/**
 * Default Cache-Control of a file: immutable when its name contains a digest.
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  const isHashed = pathname.startsWith('/static/') || /-[0-9a-f]{16,}\.(js|css)(\.map)?$/.test(pathname);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
