import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { staticFolders } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
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
function placeOf(absolute: string, project: Project): string {
  for (const folder of staticFolders(project)) {
    const fromStatic = path.relative(folder, absolute);
    if (!fromStatic.startsWith('..')) return `/${fromStatic.split(path.sep).join('/')}`;
  }
  return `/static/${fileDigest(absolute)}/${path.basename(absolute)}`;
}

/** The address {@link publishFile} gives a file. */
export const fileAddress = (absolute: string, project: Project): string =>
  encodeURI(placeOf(absolute, project));

/** Publishes a file and gives its address. */
export function publishFile(absolute: string, project: Project): string {
  const place = placeOf(absolute, project);
  const target = path.join(project.directory, 'public', place);
  if (place.startsWith('/static/') && !existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(absolute, target);
  }
  return encodeURI(place);
}

/** Publishes a text under a name that holds its digest and gives its address. */
export function publishText(text: string, name: string, { directory }: Project): string {
  const place = `/static/${digestOf(text)}/${name}`;
  writeChanged(path.join(directory, 'public', place), text);
  return encodeURI(place);
}
