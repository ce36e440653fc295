import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectIn } from '../../src/gatsby/configuration/project';
import { plugins } from '../../src/gatsby/hooks/plugins';
import { documentPicture } from '../../src/gatsby/pictures/document-pictures';
import { portraitField } from '../../src/gatsby/pictures/portraits';
import { openImageNodes, type ImageNodes } from '../support/image-nodes';

/** Pictures as the installed plugins make them. */

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tidepool-pictures-')));
const at = (name: string): string => path.join(folder, name);
const repository = path.resolve(import.meta.dirname, '../..');
const before = process.cwd();
let nodes: ImageNodes;

/** A picture with a red left half and a blue right half. */
const halves = async (width: number, height: number) => {
  const red = { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .removeAlpha();
};

beforeAll(async () => {
  process.chdir(folder);
  await (await halves(900, 600)).png().toFile(at('pool at low tide.png'));
  await (await halves(1600, 900)).jpeg().toFile(at('large.jpg'));
  // As phones save photographs taken upright.
  await (await halves(1200, 800)).withMetadata({ orientation: 6 }).jpeg().toFile(at('upright.jpg'));
  await sharp({ create: { width: 200, height: 100, channels: 4, background: '#0000' } })
    .webp()
    .toFile(at('holes.webp'));
  await (await halves(100, 100)).png().toFile(at('unknown.png'));
  await (await halves(1600, 900)).jpeg().toFile(at('limited.jpg'));
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toFile(at('moving.webp'));
  // sharp writes no animated PNG: its control chunk stands behind the header, which has 33 bytes.
  const still = await (await halves(40, 20)).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\xb5\xbe\x9d\x59', 'latin1');
  writeFileSync(at('moving.png'), Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]));
  writeFileSync(at('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  writeFileSync(at('sizeless.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(at('static'));
  await (await halves(300, 100)).png().toFile(at('static/author.png'));
  writeFileSync(at('static/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const known = [
    'static/author.png',
    'static/logo.svg',
    'pool at low tide.png',
    'large.jpg',
    'limited.jpg',
    'upright.jpg',
    'holes.webp',
    'moving.webp',
    'moving.png',
    'drawing.svg',
  ];
  nodes = await openImageNodes(known.map(at), plugins(repository));
}, 60_000);
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const shown = async (name: string) => {
  const { data, ...props } = await documentPicture(at(name), projectIn(folder), nodes.query);
  return { data: data as unknown as IGatsbyImageData, props };
};

/** The files of a picture with the widths in its `srcset`. */
const filesOf = ({ images: { fallback, sources = [] } }: IGatsbyImageData) =>
  [fallback?.srcSet, ...sources.map(({ srcSet }) => srcSet)]
    .flatMap((srcSet) => (srcSet ?? '').split(',\n'))
    .map((entry) => {
      const [address = '', width = ''] = entry.split(' ');
      return {
        file: path.join(folder, 'public', decodeURIComponent(address)),
        width: Number.parseInt(width, 10),
      };
    });

it.each([
  ['large.jpg', [380, 760, 1140, 1520], { width: 1600, height: 900, opaque: true }],
  ['pool at low tide.png', [380, 760, 900], { width: 900, height: 600, opaque: true }],
  ['upright.jpg', [380, 760, 1140, 1200], { width: 800, height: 1200, opaque: true }],
  ['holes.webp', [200], { width: 200, height: 100 }],
])('%s comes as WebP in the widths %j', async (name, widths, expected) => {
  const { data, props } = await shown(name);
  expect(props).toEqual(expected);
  const { width, height } = expected;
  const column = Math.min(width, 760);
  expect(data).toMatchObject({ width: column, height: Math.round((column / width) * height) });
  const files = filesOf(data);
  expect(files.map((each) => each.width)).toEqual(widths);
  await nodes.makeFiles();
  for (const each of files) {
    const made = await sharp(each.file).metadata();
    expect(made).toMatchObject({ format: 'webp', width: each.width });
    expect(made.height / made.width).toBeCloseTo(height / width, 2);
  }
});

it.each([
  ['20px', 'FIXED', 20, [20, 40], '20px'],
  ['50%', 'FIXED', 380, [380, 760], '380px'],
  [
    '500px',
    'CONSTRAINED',
    500,
    [380, 500, 760, 1140, 1520],
    '(min-width: 580px) 500px, calc(100vw - 2.25rem)',
  ],
  ['2000px', 'CONSTRAINED', 760, [380, 760, 1140, 1520], '(min-width: 840px) 760px, calc(100vw - 2.25rem)'],
])('has files for the width that its author says: %s', async (limit, layout, width, widths, sizes) => {
  const { data } = await documentPicture(at('limited.jpg'), projectIn(folder), nodes.query, limit);
  const made = data as unknown as IGatsbyImageData;
  expect(made.layout).toBe(layout.toLowerCase());
  expect(made.width).toBe(width);
  expect(made.images.fallback?.sizes).toBe(sizes);
  await nodes.makeFiles();
  const sizesOf = filesOf(made).map(async ({ file }) => (await sharp(file).metadata()).width);
  expect(await Promise.all(sizesOf)).toEqual(widths);
});

it('is shown by the file that fits the column, and by its main colour until it is there', async () => {
  const { data } = await shown('large.jpg');
  const { fallback } = data.images;
  const column = filesOf(data).find(({ width }) => width === 760);
  expect(path.join(folder, 'public', fallback?.src ?? '')).toBe(column?.file);
  expect(fallback?.sizes).toBe('(min-width: 840px) 760px, calc(100vw - 2.25rem)');
  expect(data.backgroundColor).toMatch(/^#[\da-f]{6}$/);
});

it('a photograph taken upright is turned, not cut', async () => {
  const { data } = await shown('upright.jpg');
  await nodes.makeFiles();
  const [{ file } = { file: '' }] = filesOf(data);
  const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return (pixels[start] ?? 0) > (pixels[start + 2] ?? 0) ? 'red' : 'blue';
  };
  const middle = Math.floor(info.height / 2);
  const near = [2, middle - 20, middle + 20, info.height - 3].map((y) => colourAt(10, y));
  expect(near).toEqual(['red', 'red', 'blue', 'blue']);
});

it('a picture on many pages is made ready once', async () => {
  await Promise.all([shown('large.jpg'), shown('large.jpg')]);
  expect(nodes.asked.filter((name) => name === 'large.jpg')).toHaveLength(1);
});

it.each([
  ['a drawing', 'drawing.svg', { width: 30, height: 20 }],
  ['a drawing of no size', 'sizeless.svg', { width: 300, height: 150 }],
  ['a WebP that moves', 'moving.webp', { width: 40, height: 20 }],
  ['a PNG that moves', 'moving.png', { width: 40, height: 20 }],
  ['a picture that the data layer has not', 'unknown.png', { width: 100, height: 100 }],
])('%s is published as it is', async (_, name, size) => {
  const { src, ...props } = await documentPicture(at(name), projectIn(folder), nodes.query);
  expect(props).toEqual(size);
  expect(existsSync(path.join(folder, 'public', src as string))).toBe(true);
  expect(nodes.followed).toContain(name);
});

it('so is every picture where there is no query', async () => {
  const { data, src } = await documentPicture(at('large.jpg'), projectIn(folder), null);
  expect(data).toBeUndefined();
  expect(src).toMatch(/^\/static\/[\da-f]+\/large\.jpg$/);
});

describe('a portrait', () => {
  const { resolve } = portraitField as unknown as {
    resolve: (source: object, args: object, ...query: unknown[]) => Promise<IGatsbyImageData | null>;
  };
  const portrait = (portraitPath: string | null) =>
    resolve({ portraitPath }, { width: 40, height: 40 }, nodes.query.context, nodes.query.info);

  it('is the middle of its picture, for two densities', async () => {
    const data = await portrait('/author.png');
    expect(data).toMatchObject({ width: 40, height: 40 });
    expect(data && filesOf(data).map(({ width }) => width)).toEqual([40, 80]);
    await nodes.makeFiles();
    for (const { file, width } of data ? filesOf(data) : [])
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width });
  });

  it.each([
    ['is not there where none is named', null],
    ['that is a drawing comes in no sizes', '/logo.svg'],
    ['that is missing comes in no sizes', '/nobody.png'],
  ])('%s', async (_, address) => expect(await portrait(address)).toBeNull());
});
