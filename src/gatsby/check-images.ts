import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Version, VersionInput } from '../domain/content/content-index';
import { errorAt, type Place, type Problem } from '../domain/content/problem';
import { hasScheme } from '../domain/routing/paths';

/**
 * Where an image of a document is on disk: relative to the file, from `static/` with a leading slash, or from the
 * repository with `@site/`.
 */
export function imageFile(src: string, documentFile: string, root: string, directory: string): string {
  const clean = src.replace(/[?#].*$/, '').replace(/^pathname:\/\//, '');
  // Docusaurus has its content beside its configuration.
  if (/^@site\/(blog|docs|pages)\//.test(clean)) return path.join(root, clean.slice('@site/'.length));
  if (clean.startsWith('@site/')) return path.join(directory, clean.slice('@site/'.length));
  if (clean.startsWith('/')) return path.join(directory, 'static', clean);
  return path.resolve(root, path.dirname(documentFile), clean);
}

/**
 * The pictures of a text, and the one its front matter names for social networks. Sites moved from Docusaurus may name
 * pictures of its `static/` folder that did not come along: those pages have their drawn card.
 */
function referencesOf({ compiled, frontMatter, placeOf }: Version): (Place & { src: string })[] {
  const { image } = frontMatter;
  if (image === undefined || image.startsWith('/') || hasScheme(image)) return compiled.images;
  return [{ src: image, ...(placeOf('image') ?? { line: 1, column: 1 }) }, ...compiled.images];
}

/** Reports images whose file does not exist. */
export function checkImages(versions: readonly VersionInput[], root: string, directory: string): Problem[] {
  return versions.flatMap(({ version }) =>
    referencesOf(version).flatMap((image) => {
      const file = imageFile(image.src, version.file, root, directory);
      if (existsSync(file)) return [];
      return [
        errorAt(
          version.file,
          image,
          `The image "${image.src}" does not exist.`,
          `Put the file at ${path.relative(directory, file)}, or correct the path (relative to the document, or from static/ with a leading slash).`,
        ),
      ];
    }),
  );
}
