import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex, VersionInput } from '../domain/content/content-index';
import type { SourceFile } from '../domain/content/source';
import { activeContent, pictureKind, SIGNATURE_BYTES } from '../domain/content/picture-file';
import { errorAt, type Problem } from '../domain/content/problem';
import { hasScheme } from '../domain/routing/paths';
import { listFiles } from './content-files';
import { staticFile } from './static-files';

/**
 * Where an image of a document is on disk: relative to the file, from `static/` with a leading slash, or from the
 * repository with `@site/`.
 */
export function imageFile(src: string, documentFile: string, root: string, directory: string): string {
  const clean = src.replace(/[?#].*$/, '').replace(/^pathname:\/\//, '');
  // Docusaurus has its content beside its configuration.
  if (/^@site\/(blog|docs|pages)\//.test(clean)) return path.join(root, clean.slice('@site/'.length));
  const served = /^(?:@site\/static)?(\/.*)$/.exec(clean)?.[1];
  if (served !== undefined) return staticFile(served, root, directory);
  if (clean.startsWith('@site/')) return path.join(directory, clean.slice('@site/'.length));
  return path.resolve(root, path.dirname(documentFile), clean);
}

/** Reports pictures of documents whose file does not exist or holds no picture. */
export function checkImages(versions: readonly VersionInput[], root: string, directory: string): Problem[] {
  const kinds = new Map<string, string | null | undefined>();
  return versions.flatMap(({ version }) =>
    version.compiled.images.flatMap((image) => {
      const file = imageFile(image.src, version.file, root, directory);
      if (!kinds.has(file)) kinds.set(file, kindOf(file));
      const kind = kinds.get(file);
      if (typeof kind === 'string') return [];
      const place = path.relative(directory, file);
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
      return [errorAt(version.file, image, `The image "${image.src}" ${found}.`, fix)];
    }),
  );
}

/** Reports pictures for social networks (`image` in front matter) that are no pictures of this site. */
export function checkCardImages(
  versions: readonly VersionInput[],
  root: string,
  directory: string,
): Problem[] {
  return versions.flatMap(({ version }) => {
    const { image } = version.frontMatter;
    if (image === undefined || hasScheme(image)) return [];
    const file = imageFile(image, version.file, root, directory);
    if (typeof kindOf(file) === 'string') return [];
    return [
      errorAt(
        version.file,
        version.placeOf('image'),
        `"image": there is no picture "${image}".`,
        `Put it at ${path.relative(directory, file)}, or correct the path.`,
      ),
    ];
  });
}

/** Reports pictures that data files name (of authors and friends) and `static/` does not hold. */
export function checkDataImages(
  { authors, friends }: Pick<ContentIndex, 'authors' | 'friends'>,
  files: readonly SourceFile[],
  root: string,
  directory: string,
): Problem[] {
  const named = [
    ...[...authors.values()].map(({ imageURL }) => ({ file: 'blog/authors.yml', image: imageURL })),
    ...friends.map(({ avatar }) => ({ file: 'data/friends.yml', image: avatar })),
  ];
  return named.flatMap(({ file, image }) => {
    if (!image?.startsWith('/')) return [];
    const picture = staticFile(image, root, directory);
    if (typeof kindOf(picture) === 'string') return [];
    const lines = files.find((source) => source.path === file)?.text.split('\n') ?? [];
    const line = lines.findIndex((text) => text.includes(image));
    return [
      errorAt(
        file,
        { line: Math.max(line, 0) + 1, column: Math.max(lines[line]?.indexOf(image) ?? 0, 0) + 1 },
        `There is no picture "${image}".`,
        `Put it at ${path.relative(directory, picture)}, or correct the path.`,
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
  return [root, path.join(directory, 'static')].flatMap((folder) =>
    listFiles(folder).flatMap((file): Problem[] => {
      if (!/\.svg$/i.test(file)) return [];
      const found = activeContent(readFileSync(path.join(folder, file), 'utf8'));
      if (found === null) return [];
      const name = folder === root ? file : `static/${file}`;
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
