import path from 'node:path';
import sharp from 'sharp';
import type { Version } from '../domain/content/content-index';
import type { JsonValue } from '../domain/markdown/tree';
import { withBase } from '../domain/routing/paths';
import { site } from '../site/config';
import { imageFile } from './check-images';
import { isResizable, Pictures } from './pictures';
import { publishFile } from './published-files';

/** Folders of the content and of the repository. */
export interface Folders {
  root: string;
  directory: string;
}

let pictures: Pictures | null = null;
const picturesOf = (directory: string): Pictures => (pictures ??= new Pictures(directory));

/** Pictures of the content get sizes; what is in `static/` is published as it is. */
const isPicture = (absolute: string, root: string): boolean =>
  isResizable(absolute) && !path.relative(root, absolute).startsWith('..');

/**
 * Props that show an image file. Pictures get sizes in AVIF and WebP and a dominant colour, vector graphics and
 * animations are published as they are; both get their dimensions, so that nothing moves while they load.
 * @param absolute Path of the file.
 */
export async function imageProps(
  absolute: string,
  { root, directory }: Folders,
): Promise<Record<string, JsonValue>> {
  if (isPicture(absolute, root)) {
    // A build makes the files meanwhile (see publishPictures); in development they are made when a page asks for them.
    if (process.env.NODE_ENV === 'development') await picturesOf(directory).publish(absolute);
    const { data, width, height } = await picturesOf(directory).imageData(absolute);
    return { data: JSON.parse(JSON.stringify(data)) as JsonValue, width, height };
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
  const waiting = [...files].filter((file) => isPicture(file, root));
  const count = waiting.length;
  let made = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      if (await picturesOf(directory).publish(file)) made += 1;
  };
  await Promise.all([work(), work()]);
  return { pictures: count, made };
}
