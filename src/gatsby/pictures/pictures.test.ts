import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isResizable, Pictures, widthsOf } from './pictures';

describe('widthsOf', () => {
  it.each([
    [1600, [380, 760, 1140, 1520], [380, 760, 1140, 1520]],
    [1140, [380, 760, 1140, 1520], [380, 760, 1140]],
    [1000, [380, 760, 1140, 1520], [380, 760, 1000]],
    [790, [380, 760, 1140, 1520], [380, 760]],
    [200, [380, 760], [200]],
  ])('of a picture %i wide and %j gives %j', (width, widths, expected) => {
    expect(widthsOf(width, widths)).toEqual(expected);
  });
});

describe('isResizable', () => {
  it.each([
    ['a.PNG', true],
    ['b.jpeg', true],
    ['c.svg', false],
    ['d.gif', false],
  ])('%s: %s', (file, expected) => {
    expect(isResizable(file)).toBe(expected);
  });
});

describe('Pictures', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-pictures-'));
    file = path.join(folder, 'pool at low tide.png');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1a6b72' } })
      .png()
      .toFile(file);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const made = (): string[] =>
    readdirSync(path.join(folder, 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  it('makes each size once, and names exactly the files it makes', async () => {
    const pictures = new Pictures(folder);
    expect(await pictures.publish(file)).toBe(true);
    const files = made();
    const times = files.map((each) => statSync(each).mtimeMs);
    expect(await pictures.publish(file)).toBe(false);
    expect(await new Pictures(folder).publish(file)).toBe(false);
    expect(made().map((each) => statSync(each).mtimeMs)).toEqual(times);

    const { data, width, height, opaque } = await pictures.imageData(file);
    expect({ width, height, opaque }).toEqual({ width: 900, height: 600, opaque: true });
    expect(data).toMatchObject({ layout: 'constrained', width: 760, height: 507 });
    expect(data.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
    const { fallback, sources } = data.images;
    const named = [fallback?.srcSet, ...(sources ?? []).map(({ srcSet }) => srcSet)]
      .flatMap((srcSet) => (srcSet ?? '').split(',\n'))
      .map((entry) => entry.split(' ')[0] ?? '');
    expect(named).toContain(fallback?.src);
    expect(named.map((address) => path.join(folder, 'public', decodeURI(address))).sort()).toEqual(
      files.sort(),
    );
    expect(files.filter((each) => each.endsWith('.avif'))).toHaveLength(3);
  });

  it('makes files of the widths it names', async () => {
    const pictures = new Pictures(folder);
    const { data } = await pictures.imageData(file);
    for (const entry of (data.images.sources?.[0]?.srcSet ?? '').split(',\n')) {
      const [address = '', size = ''] = entry.split(' ');
      const { width, format } = await sharp(path.join(folder, 'public', decodeURI(address))).metadata();
      expect([format, `${String(width)}w`]).toEqual(['heif', size]);
    }
  });
});
