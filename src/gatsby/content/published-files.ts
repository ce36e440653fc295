import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { documentsOf } from '../../domain/content/content-index';
import { translationsOf, type Translation } from '../../domain/content/documents';
import type { SiteContent } from '../../domain/site/site-content';
import { resolveLink } from '../../domain/links/resolve';
import { mayPublish } from '../../domain/routing/published-kinds';
import { hasScheme } from '../../domain/routing/paths';
import { listFiles } from '../store/content-files';
import { digestOf } from '../store/digest-cache';
import { isFile, isInside } from '../store/paths';
import { writeChanged } from '../store/write-changed';
import { contentRoot } from '../configuration/content-root';
import { contentFile, contentRoots } from '../configuration/content-roots';
import { imageFile, isPicture } from './check-pictures';
import { staticFolders } from './static-files';

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

/** A file under a name with a digest (sizes of pictures have a second one), up to what addresses may write otherwise. */
const NAMED = /static\/[\da-f]{32}\/(?:[\da-f]{5}\/)?(?:[\w.-]*\w)?/g;

/** Texts that name what the site shows. A page's HTML shows what its data and its scripts do. */
const NAMING = /\.(js|json|xml|md|txt|webmanifest)$/;

/** Where the files that nothing names are kept: Gatsby makes a picture once, and one that is gone may return. */
const unnamedFolder = (directory: string): string => path.join(directory, '.cache', 'tidepool', 'unnamed');

/** Puts back what {@link removeUnnamed} has put away. */
export function restoreUnnamed(directory: string): void {
  const kept = unnamedFolder(directory);
  if (existsSync(kept)) cpSync(kept, path.join(directory, 'public'), { recursive: true });
}

/**
 * Puts away the published files under a name with a digest that nothing names any more, and removes empty folders; but no
 * others below `static/`, into which pictures may still be written.
 */
export function removeUnnamed(directory: string): void {
  const folder = path.join(directory, 'public');
  const files = listFiles(folder);
  const named = new Set(
    files
      .filter((file) => NAMING.test(file))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(NAMED) ?? []),
  );
  const unnamed = files.filter(
    (file) => file.startsWith('static/') && file.match(NAMED)?.some((place) => !named.has(place)),
  );
  for (const file of unnamed) {
    const kept = path.join(unnamedFolder(directory), file);
    mkdirSync(path.dirname(kept), { recursive: true });
    renameSync(path.join(folder, file), kept);
  }
  const emptied = [...new Set(unnamed.map((file) => path.dirname(file)))].sort().reverse();
  for (const place of emptied.flatMap((inner) => [inner, path.dirname(inner)]))
    removeEmpty(path.join(folder, place), false);
  removeEmpty(folder);
}

/** Removes a folder without files, and such folders inside of it. */
function removeEmpty(folder: string, isDeep = true): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of isDeep ? entries : [])
    if (entry.isDirectory() && entry.name !== 'static') removeEmpty(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Makes a function that gives the address a content file will have; null for a missing file.
 * @param root Absolute path of the content folder.
 */
export function fileAddresses(root: string, directory: string): (file: string) => string | null {
  return (file) => {
    const absolute = contentFile(root, file);
    return isFile(absolute) && contentRoots(root).some((folder) => mayLeave(folder, absolute))
      ? fileAddress(absolute, directory)
      : null;
  };
}

/** Whether a text may publish a file of a folder, also by what a symbolic link in it leads to. */
const mayLeave = (folder: string, file: string): boolean =>
  isInside(file, [folder]) && mayPublish(path.relative(realpathSync(folder), realpathSync(file)));

/** The file of a translation's own social picture; null without one. */
function pictureFile({ frontMatter, file }: Translation, root: string, directory: string): string | null {
  const { image } = frontMatter;
  if (image === undefined || hasScheme(image)) return null;
  const picture = imageFile(image, file, root, directory);
  return isPicture(picture) ? picture : null;
}

/** Address of a translation's own social picture, root-relative for a file; null without one. */
export function pictureAddress(translation: Translation, root: string, directory: string): string | null {
  const { image } = translation.frontMatter;
  if (image !== undefined && hasScheme(image)) return image;
  const picture = pictureFile(translation, root, directory);
  return picture && fileAddress(picture, directory);
}

/** Publishes the files that documents offer for download, and their own social pictures. */
export function publishDocumentFiles({ index, targets }: SiteContent, root: string, directory: string): void {
  for (const document of documentsOf(index)) {
    for (const translation of translationsOf(document)) {
      const picture = pictureFile(translation, root, directory);
      if (picture) publishFile(picture, directory);
      for (const record of translation.compiled.links) {
        const link = resolveLink(record, translation, document, targets);
        if (link.kind === 'file' && link.source !== undefined)
          publishFile(contentFile(root, link.source), directory);
      }
    }
  }
}
