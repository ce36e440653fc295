import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SiteContent } from '../../domain/site/site-content';
import type { DataLayer } from './page-query';
import { queryPictures } from './picture-query';

const directory = mkdtempSync(path.join(tmpdir(), 'tidepool-picture-query-'));
const root = path.join(directory, 'content');
mkdirSync(path.join(root, 'blog'), { recursive: true });
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
for (const name of ['pool.png', 'other.png']) writeFileSync(path.join(root, 'blog', name), PNG);
writeFileSync(path.join(root, 'blog', 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(path.join(root, 'blog', 'text.png'), 'No picture.');
afterAll(() => rmSync(directory, { recursive: true }));

const shown = ['./pool.png', './pool.png', './other.png', './drawing.svg', './text.png', './missing.png'];
const version = { file: 'blog/a.md', compiled: { images: shown.map((src) => ({ src })) } };
const index = {
  posts: [{ versions: { en: version } }],
  docs: [],
  pages: [],
} as unknown as SiteContent['index'];

const ask = (answer: object) => {
  const graphql = vi.fn(() => Promise.resolve(answer));
  return { graphql, pictures: queryPictures({ index }, { graphql } as DataLayer, { root, directory }) };
};

describe('queryPictures', () => {
  const pool = path.join(root, 'blog', 'pool.png');
  const other = path.join(root, 'blog', 'other.png');

  it('asks for each picture in pixels that documents show, once', async () => {
    const { graphql, pictures } = ask({ data: { allFile: { nodes: [] } } });
    expect(await pictures).toEqual(new Map());
    expect(graphql).toHaveBeenCalledWith(expect.stringContaining('allFile'), { files: [pool, other] });
  });

  it('gives the one file of each that everything shows', async () => {
    const data = {
      layout: 'constrained',
      width: 760,
      height: 428,
      images: { fallback: { src: '/static/1/pool.webp' } },
    };
    const nodes = [
      { absolutePath: pool, picture: { data, width: 1600, height: 900, opaque: true } },
      { absolutePath: other, picture: { src: '/static/2/other.png', width: 3, height: 2 } },
    ];
    expect(await ask({ data: { allFile: { nodes } } }).pictures).toEqual(
      new Map([
        [pool, { src: '/static/1/pool.webp', width: 1600, height: 900 }],
        [other, { src: '/static/2/other.png', width: 3, height: 2 }],
      ]),
    );
  });

  it('fails with what the data layer says', async () => {
    const { pictures } = ask({ errors: [new Error('pool.png: unsupported image format')] });
    await expect(pictures).rejects.toThrow(/pool\.png: unsupported/);
  });
});
