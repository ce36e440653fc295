import { existsSync } from 'node:fs';
import { documentsOf } from '../../domain/content/content-index';
import { versionsOf, type Version } from '../../domain/content/documents';
import type { SiteContent } from '../../domain/site/site-content';
import { hasScheme } from '../../domain/routing/paths';
import { imageFile } from '../content/check-pictures';
import { fileAddress, publishFile } from '../content/published-files';

/*
 * A document may name its own social picture (`image` in front matter), which replaces its card: an address, or a file
 * of the site.
 */

/** Address of a version's own social picture, root-relative for a file; null without one. */
export function pictureAddress(
  { frontMatter, file }: Version,
  root: string,
  directory: string,
): string | null {
  const { image } = frontMatter;
  if (image === undefined || hasScheme(image)) return image ?? null;
  const picture = imageFile(image, file, root, directory);
  return existsSync(picture) ? fileAddress(picture, directory) : null;
}

/** Publishes the social pictures that are files. */
export function publishFrontMatterPictures({ index }: SiteContent, root: string, directory: string): void {
  for (const { frontMatter, file } of documentsOf(index).flatMap(versionsOf)) {
    const { image } = frontMatter;
    if (image === undefined || hasScheme(image)) continue;
    const picture = imageFile(image, file, root, directory);
    if (existsSync(picture)) publishFile(picture, directory);
  }
}
