import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { JsonValue } from '../../domain/markdown/tree';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import type { Project } from '../configuration/project';
import { publishFile, publishText } from '../store/publish-file';
import { imageData, type ImageArguments, type ResolverQuery } from './image-data';

/** Props that show a picture in a document. */
export type PictureProps = Record<string, JsonValue>;

/** Width of the text column in CSS pixels. No picture is shown wider. */
const COLUMN = 760;

/** Widths that pictures are resized to: for phones and for the text column, on screens of up to twice the density. */
export const WIDTHS = [COLUMN / 2, COLUMN, COLUMN * 1.5, COLUMN * 2];

// The column's gutters are at least this wide (`--gutter` of the tokens).
const sizesOf = (width: number): string =>
  `(min-width: ${String(width + 80)}px) ${String(width)}px, calc(100vw - 2.25rem)`;

// sharp only reads metadata here, so its cache would waste memory.
sharp.cache(false);

/**
 * Props that show an image file: in several sizes, or unchanged (vector graphics, animations, files outside of the
 * content, or without a query). All have dimensions, so that nothing moves while they load.
 * @param limit The width at which it is shown at most, as CSS (`200px`, `50%`), if its author says so.
 */
export async function documentPicture(
  file: string,
  project: Project,
  query: ResolverQuery | null,
  limit = '100%',
): Promise<PictureProps> {
  const { autoOrient, hasAlpha, pages = 1 } = await sharp(file).metadata().catch(unsized);
  const { width, height } = autoOrient;
  const isMoving = pages > 1 || isAnimatedPng(file);
  const most = limit.endsWith('%') ? (parseFloat(limit) / 100) * COLUMN : parseFloat(limit);
  const shown = Math.max(1, Math.round(Math.min(width, COLUMN, most)));
  const isLimited = shown < Math.min(width, COLUMN);
  const args: ImageArguments = {
    // What its author makes no wider than the narrowest candidate needs no others, except for dense screens.
    ...(isLimited && shown <= COLUMN / 2
      ? { layout: 'FIXED', sizes: `${String(shown)}px` }
      : { layout: 'CONSTRAINED', sizes: sizesOf(isLimited ? shown : COLUMN) }),
    width: shown,
    // gatsby-plugin-sharp measures a photograph before it is rotated upright.
    height: Math.max(1, Math.round((shown / width) * height)),
    transformOptions: { fit: 'FILL' },
  };
  const data = query && (await imageData(file, isMoving ? null : args, query));
  if (!data) return { ...publishUnchanged(file, project), width, height };
  const plain = JSON.parse(JSON.stringify(data)) as JsonValue;
  return { data: plain, width, height, ...(hasAlpha ? {} : { opaque: true }) };
}

/** Whether a PNG has frames, which sharp does not see: their number stands before the first one (PNG 3, 11.3.6). */
function isAnimatedPng(file: string): boolean {
  if (!/\.a?png$/i.test(file)) return false;
  const bytes = readFileSync(file);
  const frames = bytes.indexOf('acTL');
  return frames !== -1 && frames < bytes.indexOf('IDAT');
}

/** What browsers make of a drawing without a size of its own. */
function unsized(error: unknown): Pick<sharp.Metadata, 'autoOrient' | 'hasAlpha' | 'pages'> {
  if (!String(error).includes('bad dimensions')) throw error;
  return { autoOrient: { width: 300, height: 150 }, hasAlpha: true };
}

/** Publishes a file that is not resized. A vector graphic with colours for the dark mode has a second address, `dark`. */
function publishUnchanged(file: string, project: Project): PictureProps {
  const address = (published: string): string => withBase(published, site.baseUrl);
  const modes = path.extname(file) === '.svg' ? drawingModes(readFileSync(file, 'utf8')) : null;
  if (modes === null) return { src: address(publishFile(file, project)) };
  const publish = (svg: string): string => address(publishText(svg, path.basename(file), project));
  return { src: publish(modes.light), dark: publish(modes.dark) };
}

const DARK = /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g;
const LIGHT = /@media\s*\(\s*prefers-color-scheme:\s*light\s*\)/g;

/**
 * A vector graphic with colours for a mode of the system as two, each with those of one mode; null if they are the same.
 * Inside of an `<img>`, WebKit asks the system for the mode and not the page, whose readers choose their own.
 */
export function drawingModes(svg: string): Record<'light' | 'dark', string> | null {
  const light = svg.replace(DARK, '@media not all').replace(LIGHT, '@media all');
  const dark = svg.replace(DARK, '@media all').replace(LIGHT, '@media not all');
  return light === dark ? null : { light, dark };
}
