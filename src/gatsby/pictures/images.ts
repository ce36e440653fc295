import sharp from 'sharp';
import type { Version } from '../../domain/content/documents';
import type { JsonValue } from '../../domain/markdown/tree';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { imageFile, isPicture } from '../content/check-images';
import { isResizable, Pictures } from './pictures';
import { publishFile } from '../content/published-files';

/** Folders of the content and of the repository. */
export interface Folders {
  root: string;
  directory: string;
}

let pictures: Pictures | null = null;
const picturesOf = (directory: string): Pictures => (pictures ??= new Pictures(directory));

/**
 * Props that show an image file. Pictures get sizes in AVIF and WebP and a dominant colour, vector graphics and
 * animations are published as they are; both get their dimensions, so that nothing moves while they load.
 * @param absolute Path of the file.
 */
export async function imageProps(absolute: string, directory: string): Promise<Record<string, JsonValue>> {
  if (isResizable(absolute)) {
    // A build makes the files meanwhile (see publishPictures); in development they are made when a page asks for them.
    if (process.env.NODE_ENV === 'development') await picturesOf(directory).publish(absolute);
    const { data, width, height, opaque } = await picturesOf(directory).imageData(absolute);
    const plain = JSON.parse(JSON.stringify(data)) as JsonValue;
    return { data: plain, width, height, ...(opaque ? { opaque } : {}) };
  }
  const { width, height } = await sharp(absolute).metadata();
  return { src: withBase(publishFile(absolute, directory), site.baseUrl), width, height };
}

/**
 * Makes the missing sizes of all pictures of the content, two pictures at a time.
 * @returns How many pictures there are, and of how many anything was made.
 */
export async function publishPictures(
  versions: Iterable<Version>,
  { root, directory }: Folders,
): Promise<{ pictures: number; made: number }> {
  const files = new Set<string>();
  for (const { compiled, file } of versions)
    for (const { src } of compiled.images) files.add(imageFile(src, file, root, directory));
  const waiting = [...files].filter((file) => isResizable(file) && isPicture(file));
  const count = waiting.length;
  let made = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      if (await picturesOf(directory).publish(file)) made += 1;
  };
  await Promise.all([work(), work()]);
  return { pictures: count, made };
}
