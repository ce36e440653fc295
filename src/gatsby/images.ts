import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import type { JsonValue } from '../domain/markdown/tree';
import { withBase } from '../domain/routing/paths';
import { site } from '../site/config';
import { digestOf } from './compile-cache';
import { publishFile } from './published-files';

/** Width of the text column in CSS pixels: no picture is shown wider. */
const COLUMN = 760;
const RESIZABLE = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.tiff']);

type ImageServices = Pick<NodePluginArgs, 'reporter' | 'pathPrefix'>;

/**
 * Props that show an image file. Pictures get sizes in AVIF and WebP and a dominant colour, vector graphics and
 * animations are published as they are; both get their dimensions, so that nothing moves while they load.
 * @param absolute Path of the file.
 * @param fileNode Its File node, which pictures of `static/` do not have.
 */
export async function imageProps(
  absolute: string,
  fileNode: Node | null | undefined,
  directory: string,
  services: ImageServices,
): Promise<Record<string, JsonValue>> {
  const { width, height, hasAlpha } = await sharp(absolute).metadata();
  if (RESIZABLE.has(path.extname(absolute).toLowerCase())) {
    const data = await generateImageData({
      file: fileNode ?? looseFile(absolute),
      args: {
        layout: 'constrained',
        width: Math.min(width, COLUMN),
        breakpoints: [380, COLUMN, COLUMN * 1.5, COLUMN * 2].filter((size) => size <= width),
        // The column's gutters are at least this wide (`--gutter` of the tokens).
        sizes: `(min-width: ${String(COLUMN + 80)}px) ${String(COLUMN)}px, calc(100vw - 2.25rem)`,
        placeholder: 'dominantColor',
        formats: ['webp', 'avif'],
        quality: 60,
      },
      pathPrefix: services.pathPrefix,
      reporter: services.reporter,
    });
    const plain = JSON.parse(JSON.stringify(data ?? null)) as JsonValue;
    if (plain !== null) return { data: plain, width, height, ...(hasAlpha ? {} : { opaque: true }) };
  }
  return { src: withBase(publishFile(absolute, directory), site.baseUrl), width, height };
}

/** What the image plugin reads of a File node, for a file that is none. */
function looseFile(absolute: string): Pick<Node, 'internal'> & Record<string, unknown> {
  const { name, base, ext } = path.parse(absolute);
  const contentDigest = digestOf(readFileSync(absolute, 'latin1'));
  return {
    absolutePath: absolute,
    relativePath: base,
    name,
    base,
    extension: ext.slice(1).toLowerCase(),
    internal: { contentDigest, type: 'File', owner: '' },
  };
}
