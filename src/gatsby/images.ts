import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import type { JsonValue } from '../domain/markdown/tree';
import { withBase } from '../domain/routing/paths';
import { site } from '../site/config';
import { digestOf } from './compile-cache';

/** Width of the text column in CSS pixels: no picture is shown wider. */
const COLUMN = 760;
const RESIZABLE = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.tiff']);

type ImageServices = Pick<NodePluginArgs, 'reporter' | 'pathPrefix'>;

/**
 * Props that show an image file. Pictures get sizes in AVIF and WebP and a dominant colour, vector graphics and
 * animations are published as they are; both get their dimensions, so that nothing moves while they load.
 * @param absolute Path of the file.
 * @param fileNode Its File node, for pictures inside the content root.
 */
export async function imageProps(
  absolute: string,
  fileNode: Node | null | undefined,
  directory: string,
  services: ImageServices,
): Promise<Record<string, JsonValue>> {
  const { width, height } = await sharp(absolute).metadata();
  if (fileNode && RESIZABLE.has(path.extname(absolute).toLowerCase())) {
    const data = await generateImageData({
      file: fileNode,
      args: {
        layout: 'constrained',
        width: Math.min(width, COLUMN),
        breakpoints: [380, COLUMN, COLUMN * 1.5, COLUMN * 2].filter((size) => size <= width),
        sizes: `(min-width: ${String(COLUMN)}px) ${String(COLUMN)}px, 100vw`,
        placeholder: 'dominantColor',
        formats: ['webp', 'avif'],
        quality: 60,
      },
      pathPrefix: services.pathPrefix,
      reporter: services.reporter,
    });
    if (data) return { data: JSON.parse(JSON.stringify(data)) as JsonValue, width, height };
  }
  return { src: withBase(publishFile(absolute, directory), site.baseUrl), width, height };
}

/** Copies a file under a name that holds its digest and gives its address. Files of `static/` keep their address. */
export function publishFile(absolute: string, directory: string): string {
  const address = fileAddress(absolute, directory);
  const target = path.join(directory, 'public', decodeURI(address));
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(absolute, target);
  }
  return address;
}

/** Where {@link publishFile} puts a file. */
export function fileAddress(absolute: string, directory: string): string {
  const fromStatic = path.relative(path.join(directory, 'static'), absolute);
  if (!fromStatic.startsWith('..')) return encodeURI(`/${fromStatic.split(path.sep).join('/')}`);
  const { name, ext } = path.parse(absolute);
  return encodeURI(`/static/${digestOf(readFileSync(absolute, 'latin1'))}/${name}${ext}`);
}
