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

/** The file of a version's own social picture; null without one. */
function pictureFile({ frontMatter, file }: Version, root: string, directory: string): string | null {
  const { image } = frontMatter;
  if (image === undefined || hasScheme(image)) return null;
  const picture = imageFile(image, file, root, directory);
  return existsSync(picture) ? picture : null;
}

/** Address of a version's own social picture, root-relative for a file; null without one. */
export function pictureAddress(version: Version, root: string, directory: string): string | null {
  const { image } = version.frontMatter;
  if (image !== undefined && hasScheme(image)) return image;
  const picture = pictureFile(version, root, directory);
  return picture && fileAddress(picture, directory);
}

/** Publishes the social pictures that are files. */
export function publishFrontMatterPictures({ index }: SiteContent, root: string, directory: string): void {
  for (const version of documentsOf(index).flatMap(versionsOf)) {
    const picture = pictureFile(version, root, directory);
    if (picture) publishFile(picture, directory);
  }
}
