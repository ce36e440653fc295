import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ContentIndex } from '../../domain/content/content-index';
import type { Translation } from '../../domain/content/documents';
import type { TranslationInput } from '../../domain/content/group-documents';
import type { SourceFile } from '../../domain/content/source';
import { setOfPath } from '../../domain/content/docs-sets';
import { isCutOff, pictureKind, SIGNATURE_BYTES } from '../../domain/content/picture-file';
import { nearestFile } from '../../domain/problem/nearest';
import { errorAt, type Problem, type SourcePosition } from '../../domain/problem/problem';
import { dataPictures, placeInData } from '../../domain/content/remote-media';
import { mayPublish } from '../../domain/routing/published-kinds';
import { hasScheme, isSitePath } from '../../domain/routing/paths';
import { staticAddress } from '../../domain/routing/static-address';
import { DOCS_SETS } from '../../site/docs-sets';
import { contentFile, contentRoots, staticFolders } from '../configuration/content-roots';
import type { Project } from '../configuration/project';
import { fileAddress } from '../store/publish-file';
import { fileNames } from './content-files';
import { staticFile } from './file-addresses';
import { isFile, isInside } from './paths';
import { shownPath } from './shown-paths';

/** Pixels a picture may have: as many as a camera's. Work on one takes four bytes of memory for each. */
const MAX_PIXELS = 50_000_000;

/** How much of a file is read for its size: photographs begin with notes of the camera. */
const SIZE_BYTES = 512 * 1024;

/**
 * Path of a document's image on disk: relative to the document, from `static/` when it begins with a slash or leads
 * there, or from the repository when it begins with `@site/`.
 */
export function imageFile(src: string, documentFile: string, project: Project): string {
  const clean = src.replace(/[?#].*$/, '').replace(/^pathname:\/\//, '');
  // Docusaurus keeps content next to its configuration.
  const inContent = clean.startsWith('@site/') && holdsDocuments(clean.slice('@site/'.length));
  if (inContent) return contentFile(project.root, clean.slice('@site/'.length));
  const asWritten = clean.startsWith('/') ? staticFile(clean, project) : null;
  if (asWritten !== null && isFile(asWritten)) return asWritten;
  const served = staticAddress(clean, documentFile);
  if (served !== null) return staticFile(served, project);
  if (clean.startsWith('@site/')) return path.join(project.directory, clean.slice('@site/'.length));
  return path.resolve(path.dirname(contentFile(project.root, documentFile)), clean);
}

const holdsDocuments = (file: string): boolean =>
  /^(blog|pages)\//.test(file) || setOfPath(file, DOCS_SETS) !== undefined;

/** Whether a file is an image in a format that browsers show. */
export const isPicture = (file: string): boolean =>
  mayPublish(path.basename(file), true) && typeof kindOf(file) === 'string';

/** The file of a translation's own social picture; null without one. */
export function pictureFile({ frontMatter, file }: Translation, project: Project): string | null {
  const { image } = frontMatter;
  if (image === undefined || hasScheme(image)) return null;
  const picture = imageFile(image, file, project);
  return isPicture(picture) ? picture : null;
}

/** Address of a translation's own social picture, root-relative for a file; null without one. */
export function pictureAddress(translation: Translation, project: Project): string | null {
  const { image } = translation.frontMatter;
  if (image !== undefined && hasScheme(image)) return image;
  const picture = pictureFile(translation, project);
  return picture && fileAddress(picture, project);
}

/** The address of a picture in a data file; null when it is an address of this site without a picture. */
export function existingPicture(address: string | null, project: Project): string | null {
  return address !== null && isSitePath(address) && !isPicture(staticFile(address, project)) ? null : address;
}

/** The path of such a picture below `static/`; null when it is on another site. */
export const portraitPath = (address: string | null): string | null =>
  address !== null && isSitePath(address) ? address : null;

/**
 * Reports pictures whose file does not exist, holds no picture, is too large or is not the site's: in texts, for social
 * networks (`image` in front matter), and of authors and friends.
 * @param files All files of the content, among them the data files, for the places of their pictures.
 */
export function checkPictures(
  translations: readonly TranslationInput[],
  index: Pick<ContentIndex, 'authors' | 'friends'>,
  files: readonly SourceFile[],
  project: Project,
): Problem[] {
  const faults = new Map<string, Fault | null>();
  const check = (source: string, place: SourcePosition | null, src: string, file: string): Problem[] => {
    if (!faults.has(file)) faults.set(file, faultOf(file, project));
    const fault = faults.get(file);
    if (!fault) return [];
    const kind = fault.isSevere ? undefined : 'images';
    return [errorAt(source, place, `The image "${src}" ${fault.found}.`, fault.fix, kind)];
  };
  const inDocuments = translations.flatMap(({ translation }) => {
    const { file, compiled, frontMatter } = translation;
    const card = frontMatter.image ?? '';
    return [
      ...compiled.images.map((image) => ({ place: image, src: image.src })),
      ...(card === '' || hasScheme(card) ? [] : [{ place: translation.placeOf('image'), src: card }]),
    ].flatMap(({ place, src }) => check(file, place, src, imageFile(src, file, project)));
  });
  const inData = dataPictures(index)
    .filter(({ image }) => isSitePath(image))
    .flatMap(({ file, image }) =>
      check(file, placeInData(files, file, image), image, staticFile(image, project)),
    );
  return [...inDocuments, ...inData];
}

/** What is wrong with a picture, in words that follow its name. */
interface Fault {
  found: string;
  fix: string;
  /** No configuration lets it pass. */
  isSevere: boolean;
}

const toFault = (found: string, fix: string, isSevere = false): Fault => ({ found, fix, isSevere });

function faultOf(file: string, project: Project): Fault | null {
  const place = shownPath(file);
  const kind = kindOf(file);
  if (kind === undefined) {
    const close = nearestFile(
      path.basename(file),
      fileNames(path.dirname(file)).filter((name) => name !== path.basename(file)),
    );
    const fix =
      close === null
        ? `Put the file at ${place}, or correct the path (relative to the document, or from static/ with a leading slash).`
        : `Did you mean "${close}"? Otherwise put the file at ${place}.`;
    return toFault('does not exist', fix);
  }
  const folder = [...contentRoots(project.root), ...staticFolders(project), project.directory].find(
    (allowed) => isInside(file, [allowed]),
  );
  if (folder === undefined) {
    const found = 'is neither in the content nor in this project';
    return toFault(found, 'Put the picture itself beside the document.', true);
  }
  if (!mayPublish(path.relative(realpathSync(folder), realpathSync(file)), true)) {
    const found = 'has not the name of a picture, or one that begins with a dot';
    return toFault(
      found,
      `Give ${place} the ending of its format: .png, .jpg, .webp, .avif, .gif or .svg.`,
      true,
    );
  }
  if (kind === null) {
    const fix = `Save ${place} again as PNG, JPEG, WebP, AVIF, GIF or SVG.`;
    return toFault('is not a picture that browsers show', fix);
  }
  const size = excessiveSize(file, kind);
  if (!size) {
    const isCut = isCutOff(kind, textAt(file, 0), textAt(file, -SIGNATURE_BYTES), statSync(file).size);
    return isCut ? toFault('is not whole', `Copy or save ${place} again: its end is missing.`, true) : null;
  }
  const pixels = `${String(size.width)} × ${String(size.height)} pixels`;
  return toFault(
    `has ${pixels}, more than ${String(MAX_PIXELS / 1e6)} million`,
    `Save ${place} again in a smaller size: no page shows more than 1520 pixels of its width.`,
    true,
  );
}

/** Kind of the picture in a file; null for something else, undefined where there is no file. */
const kindOf = (file: string): string | null | undefined => {
  const start = startOf(file, SIGNATURE_BYTES);
  return start && pictureKind(start.toString('latin1'));
};

/** The size of a picture of more pixels than are worked on, by what its file says of itself; null for all others. */
function excessiveSize(file: string, kind: string): { width: number; height: number } | null {
  const start = kind === 'svg' ? undefined : startOf(file, SIZE_BYTES);
  if (!start) return null;
  try {
    const size = imageSize(start);
    return size.width * size.height > MAX_PIXELS ? size : null;
  } catch {
    // A file that does not say it is a matter for those who unpack it.
    return null;
  }
}

/** Some bytes from a place in a file, which counts from its end if it is negative, one character each. */
const textAt = (file: string, place: number): string =>
  startOf(file, SIGNATURE_BYTES, Math.max(0, place < 0 ? statSync(file).size + place : place))?.toString(
    'latin1',
  ) ?? '';

function startOf(file: string, bytes: number, from = 0): Buffer | undefined {
  if (!isFile(file)) return undefined;
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(bytes);
    return start.subarray(0, readSync(descriptor, start, 0, bytes, from));
  } finally {
    closeSync(descriptor);
  }
}
