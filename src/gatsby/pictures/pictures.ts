import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { DigestCache } from '../store/compile-cache';

/*
 * Why not gatsby-plugin-sharp: it leaves AVIF at an effort that takes five seconds a picture, most of a whole build,
 * and has no option for it. At effort 1 and quality 50 files are a tenth larger, and made in a fifteenth of the time.
 */

/** Width of the text column in CSS pixels: no picture is shown wider. */
const COLUMN = 760;
const RESIZABLE = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.tiff']);
/** Formats, the preferred one first. The second is for browsers that are years old, so it comes in fewer widths. */
const FORMATS = [
  {
    format: 'avif',
    widths: [COLUMN / 2, COLUMN, COLUMN * 1.5, COLUMN * 2],
    options: { quality: 50, effort: 1 },
  },
  { format: 'webp', widths: [COLUMN, COLUMN * 2], options: { quality: 60, effort: 1 } },
] as const;
// Each picture is read once: what is kept of it is memory that nothing asks for.
sharp.cache(false);

/** Changes when other files are made of the same picture. */
const RECIPE = '1';

/** What is known of a picture without making anything of it. */
interface PictureInfo {
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`: shown until the picture is there. */
  color: string;
  /** Without holes, through which that colour would show for ever. */
  opaque: boolean;
}

/** Whether sizes are made of a file; vector graphics and animations are published as they are. */
export const isResizable = (file: string): boolean => RESIZABLE.has(path.extname(file).toLowerCase());

/** Widths made of a picture: those up to its own, and its own where none comes near it and larger ones would be used. */
export function widthsOf(width: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((size) => size <= width);
  const isLarge = fitting.length === widths.length;
  return isLarge || fitting.some((size) => size > width * 0.9) ? fitting : [...fitting, width];
}

/**
 * Pictures in AVIF and WebP and several sizes, each made once: files are named after the picture's content. Sizes of
 * one picture are made together, since reading it costs as much as a size.
 */
export class Pictures {
  readonly #infos: DigestCache<PictureInfo>;
  readonly #digests = new Map<string, string>();

  /** @param directory Absolute path of the repository. */
  constructor(private readonly directory: string) {
    this.#infos = new DigestCache(path.join(directory, 'node_modules', '.cache', 'tidepool', 'pictures'));
  }

  /** What `gatsby-plugin-image` shows a picture by. The files are made by {@link publish}. */
  async imageData(file: string): Promise<Omit<PictureInfo, 'color'> & { data: IGatsbyImageData }> {
    const { width, height, color, opaque } = await this.#info(file);
    const shown = Math.min(width, COLUMN);
    // The column's gutters are at least this wide (`--gutter` of the tokens).
    const sizes = `(min-width: ${String(COLUMN + 80)}px) ${String(COLUMN)}px, calc(100vw - 2.25rem)`;
    const [modern, fallback] = FORMATS.map(({ format, widths }) => {
      const entries = widthsOf(width, widths).map((size) => ({
        address: withBase(encodeURI(this.#address(file, size, format)), site.baseUrl),
        size,
      }));
      return {
        srcSet: entries.map(({ address, size }) => `${address} ${String(size)}w`).join(',\n'),
        first: entries[0]?.address ?? '',
      };
    });
    const data: IGatsbyImageData = {
      layout: 'constrained',
      width: shown,
      height: Math.round((shown / width) * height),
      backgroundColor: color,
      images: {
        fallback: { src: fallback?.first ?? '', srcSet: fallback?.srcSet ?? '', sizes },
        sources: [{ srcSet: modern?.srcSet ?? '', type: 'image/avif', sizes }],
      },
    };
    return { data, width, height, opaque };
  }

  /**
   * Makes what is missing of the files of a picture.
   * @returns Whether anything was.
   */
  async publish(file: string): Promise<boolean> {
    const { width } = await this.#info(file);
    const missing = FORMATS.flatMap(({ format, widths, options }) =>
      widthsOf(width, widths).map((size) => ({
        format,
        options,
        size,
        target: path.join(this.directory, 'public', this.#address(file, size, format)),
      })),
    ).filter(({ target }) => !existsSync(target));
    if (missing.length === 0) return false;
    const largest = Math.max(...missing.map(({ size }) => size));
    const { data, info } = await sharp(file)
      .rotate()
      .resize(largest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { format, options, size, target } of missing) {
      mkdirSync(path.dirname(target), { recursive: true });
      // A file appears whole or not at all: one that exists is not made again.
      const unfinished = `${target}.${String(process.pid)}`;
      await sharp(data, { raw: info }).resize(size).toFormat(format, options).toFile(unfinished);
      renameSync(unfinished, target);
    }
    return true;
  }

  async #info(file: string): Promise<PictureInfo> {
    const digest = this.#digest(file);
    const known = this.#infos.get(digest);
    if (known) return known;
    const { autoOrient, hasAlpha } = await sharp(file).metadata();
    // Of a small copy: the colour is the same, and found many times as fast.
    const { dominant } = await sharp(await sharp(file).resize(64).png().toBuffer()).stats();
    const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    const info = { ...autoOrient, color: `#${color.join('')}`, opaque: !hasAlpha };
    this.#infos.set(digest, info);
    return info;
  }

  #address(file: string, size: number, format: string): string {
    return `/static/${this.#digest(file)}/${String(size)}/${path.parse(file).name}.${format}`;
  }

  #digest(file: string): string {
    const known = this.#digests.get(file);
    if (known !== undefined) return known;
    const digest = createHash('sha256').update(RECIPE).update(readFileSync(file)).digest('hex').slice(0, 20);
    this.#digests.set(file, digest);
    return digest;
  }
}
