import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../configuration/content-root';
import { staticFolders } from '../configuration/content-roots';
import { digestOf } from './digest-cache';
import { writeChanged } from './write-changed';

const digests = new Map<string, { stamp: string; digest: string }>();

/** Digest of a file, which is read once: every page, twin and feed with a picture asks for its digest. */
function fileDigest(absolute: string): string {
  const { size, mtimeMs } = statSync(absolute);
  const stamp = `${String(size)}:${String(mtimeMs)}`;
  const known = digests.get(absolute);
  if (known?.stamp === stamp) return known.digest;
  const digest = digestOf(readFileSync(absolute));
  digests.set(absolute, { stamp, digest });
  return digest;
}

/** Where a file is published: under a name with its digest, or at its own address if it is in `static/`. */
function placeOf(absolute: string, directory: string): string {
  for (const folder of staticFolders(contentRoot(directory), directory)) {
    const fromStatic = path.relative(folder, absolute);
    if (!fromStatic.startsWith('..')) return `/${fromStatic.split(path.sep).join('/')}`;
  }
  return `/static/${fileDigest(absolute)}/${path.basename(absolute)}`;
}

/** The address {@link publishFile} gives a file. */
export const fileAddress = (absolute: string, directory: string): string =>
  encodeURI(placeOf(absolute, directory));

/** Publishes a file and gives its address. */
export function publishFile(absolute: string, directory: string): string {
  const place = placeOf(absolute, directory);
  const target = path.join(directory, 'public', place);
  if (place.startsWith('/static/') && !existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(absolute, target);
  }
  return encodeURI(place);
}

/** Publishes a text under a name that holds its digest and gives its address. */
export function publishText(text: string, name: string, directory: string): string {
  const place = `/static/${digestOf(text)}/${name}`;
  writeChanged(path.join(directory, 'public', place), text);
  return encodeURI(place);
}
