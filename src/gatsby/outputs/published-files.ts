import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { documentsOf } from '../../domain/content/content-index';
import { translationsOf } from '../../domain/content/documents';
import { resolveLink } from '../../domain/links/resolve';
import { MANIFEST_PATH } from '../../domain/routing/paths';
import type { SiteContent } from '../../domain/site/site-content';
import { contentFile } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
import { pictureFile } from '../content/check-pictures';
import { listFiles } from '../content/content-files';
import { isInside } from '../content/paths';
import { publishFile } from '../store/publish-file';

/** Publishes the files that documents offer for download, and their own social pictures. */
export function publishDocumentFiles({ index, targets }: SiteContent, project: Project): void {
  for (const document of documentsOf(index)) {
    for (const translation of translationsOf(document)) {
      const picture = pictureFile(translation, project);
      if (picture) publishFile(picture, project);
      for (const record of translation.compiled.links) {
        const link = resolveLink(record, translation, document, targets);
        if (link.kind === 'file' && link.source !== undefined)
          publishFile(contentFile(project.root, link.source), project);
      }
    }
  }
}

/** Publishes the content root's static files; Gatsby publishes the project's. */
export function publishStatic({ root, directory }: Project): void {
  const folder = path.join(root, 'static');
  if (existsSync(folder))
    cpSync(folder, path.join(directory, 'public'), {
      recursive: true,
      dereference: true,
      filter: (source) => isInside(source, [folder]),
    });
}

/** Files that the site writes at the end of a build, whatever is there. */
const OWN_FILES = ['robots.txt', '_headers', '_redirects'];

/**
 * Files of the site that a plugin has written, too, since this process started: one of the two would be lost.
 * @param manifest The site's web app manifest, which is written before plugins are done.
 * @param statics Addresses of the files in `static/`.
 */
export function writtenTwice(folder: string, manifest: string, statics: ReadonlySet<string>): string[] {
  const isNew = (file: string): boolean =>
    (statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > performance.timeOrigin;
  const own = path.join(folder, MANIFEST_PATH);
  const manifests = existsSync(own) && readFileSync(own, 'utf8') !== manifest ? [MANIFEST_PATH.slice(1)] : [];
  return [...OWN_FILES.filter(isNew), ...manifests].filter((file) => !statics.has(`/${file}`));
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
