import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex } from '../../domain/content/content-index';
import type { VersionInput } from '../../domain/content/group-documents';
import type { SourceFile } from '../../domain/content/source';
import { activeContent, pictureKind, SIGNATURE_BYTES } from '../../domain/content/picture-file';
import { errorAt, type Problem } from '../../domain/problem/problem';
import { dataPictures, placeInData } from '../../domain/content/remote-media';
import { hasScheme, isSitePath } from '../../domain/routing/paths';
import { contentFile, contentRoots } from '../configuration/content-roots';
import { listFiles } from '../store/content-files';
import { shownPath } from './shown-paths';
import { staticFile } from './static-files';

/**
 * Where an image of a document is on disk: relative to the file, from `static/` with a leading slash, or from the
 * repository with `@site/`.
 */
export function imageFile(src: string, documentFile: string, root: string, directory: string): string {
  const clean = src.replace(/[?#].*$/, '').replace(/^pathname:\/\//, '');
  // Docusaurus has its content beside its configuration.
  if (/^@site\/(blog|docs|pages)\//.test(clean)) return contentFile(root, clean.slice('@site/'.length));
  const served = /^(?:@site\/static)?(\/.*)$/.exec(clean)?.[1];
  if (served !== undefined) return staticFile(served, root, directory);
  if (clean.startsWith('@site/')) return path.join(directory, clean.slice('@site/'.length));
  return path.resolve(path.dirname(contentFile(root, documentFile)), clean);
}

/** Whether a file holds a picture that browsers show. */
export const isPicture = (file: string): boolean => typeof kindOf(file) === 'string';

/** The address of a picture that data name, or null where it is of this site and does not exist. */
export function existingPicture(address: string | null, root: string, directory: string): string | null {
  return address !== null && isSitePath(address) && !isPicture(staticFile(address, root, directory))
    ? null
    : address;
}

/** The path of such a picture below `static/`; null where it is on another site. */
export const portraitPath = (address: string | null): string | null =>
  address !== null && isSitePath(address) ? address : null;

/** Reports pictures of documents whose file does not exist or holds no picture. */
export function checkPictures(versions: readonly VersionInput[], root: string, directory: string): Problem[] {
  const kinds = new Map<string, string | null | undefined>();
  return versions.flatMap(({ version }) =>
    version.compiled.images.flatMap((image) => {
      const file = imageFile(image.src, version.file, root, directory);
      if (!kinds.has(file)) kinds.set(file, kindOf(file));
      const kind = kinds.get(file);
      if (typeof kind === 'string') return [];
      const place = shownPath(file);
      const [found, fix] =
        kind === undefined
          ? [
              'does not exist',
              `Put the file at ${place}, or correct the path (relative to the document, or from static/ with a leading slash).`,
            ]
          : [
              'is not a picture that browsers show',
              `Save ${place} again as PNG, JPEG, WebP, AVIF, GIF or SVG.`,
            ];
      return [errorAt(version.file, image, `The image "${image.src}" ${found}.`, fix, 'images')];
    }),
  );
}

/** Reports pictures for social networks (`image` in front matter) that are no pictures of this site. */
export function checkFrontMatterPictures(
  versions: readonly VersionInput[],
  root: string,
  directory: string,
): Problem[] {
  return versions.flatMap(({ version }) => {
    const { image } = version.frontMatter;
    if (image === undefined || hasScheme(image)) return [];
    const file = imageFile(image, version.file, root, directory);
    if (isPicture(file)) return [];
    return [
      errorAt(
        version.file,
        version.placeOf('image'),
        `"image": there is no picture "${image}".`,
        `Put it at ${shownPath(file)}, or correct the path.`,
        'images',
      ),
    ];
  });
}

/** Reports pictures that data files name (of authors and friends) and `static/` does not hold. */
export function checkDataPictures(
  index: Pick<ContentIndex, 'authors' | 'friends'>,
  files: readonly SourceFile[],
  root: string,
  directory: string,
): Problem[] {
  return dataPictures(index).flatMap(({ file, image }) => {
    if (existingPicture(image, root, directory) !== null) return [];
    return [
      errorAt(
        file,
        placeInData(files, file, image),
        `There is no picture "${image}".`,
        `Put it at ${shownPath(staticFile(image, root, directory))}, or correct the path.`,
        'images',
      ),
    ];
  });
}

/** Kind of the picture in a file; null for something else, undefined where there is no file. */
function kindOf(file: string): string | null | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(SIGNATURE_BYTES);
    return pictureKind(start.toString('latin1', 0, readSync(descriptor, start)));
  } finally {
    closeSync(descriptor);
  }
}

/** Reports drawings that would run code in the browser of someone who opens them. */
export function checkDrawings(root: string, directory: string): Problem[] {
  const publicFolder = path.join(directory, 'static');
  return [...contentRoots(root), publicFolder].flatMap((folder) =>
    listFiles(folder).flatMap((file): Problem[] => {
      if (!/\.svg$/i.test(file)) return [];
      const found = activeContent(readFileSync(path.join(folder, file), 'utf8'));
      if (found === null) return [];
      const name = folder === publicFolder ? `static/${file}` : file;
      return [
        errorAt(
          name,
          { line: found.line, column: 1 },
          `The drawing holds ${found.what}, which runs code when it is opened.`,
          'Remove it, or save the drawing again as plain SVG.',
        ),
      ];
    }),
  );
}
