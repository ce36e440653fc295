import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { publishDocumentFiles } from '../../src/gatsby/outputs/published-files';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { copyFixture } from '../support/fixtures';

/** Social pictures that documents name instead of their cards. */

const { directory, root, remove } = copyFixture('valid');
afterAll(remove);

const write = (name: string, image: string): void => {
  writeFileSync(
    path.join(root, 'docs', `${name}.md`),
    `---\ntitle: ${name}\nimage: ${image}\n---\n\nText.\n`,
  );
};

mkdirSync(path.join(directory, 'static', 'img'), { recursive: true });
const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'blue' } })
  .png()
  .toBuffer();
writeFileSync(path.join(root, 'docs', '封面.png'), picture);
writeFileSync(path.join(directory, 'static', 'img', 'cover.png'), picture);
write('Beside', './封面.png');
write('Static', '/img/cover.png');
write('Elsewhere', 'https://example.org/cover.png');
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });
const cardOf = (id: string): unknown => nodes.find((node) => node.id === `doc:${id}:en`)?.card;

describe('image in front matter', () => {
  it('takes the place of the card, as an address', () => {
    expect(content.problems).toEqual([]);
    expect(cardOf('Beside')).toMatch(/^\/static\/[0-9a-f]{32}\/%E5%B0%81%E9%9D%A2\.png$/);
    expect(cardOf('Static')).toBe('/img/cover.png');
    expect(cardOf('Elsewhere')).toBe('https://example.org/cover.png');
    expect(cardOf('Intro')).toMatch(/^\/cards\/[0-9a-f]{16}\.jpg$/);
  });

  it('is published', () => {
    publishDocumentFiles(content, { root, directory });
    expect(existsSync(path.join(directory, 'public', decodeURI(String(cardOf('Beside')))))).toBe(true);
  });

  it.each(['./gone.png', '/img/gone.png'])('must exist: %s', (image) => {
    write('Wrong', image);
    const { problems } = new ContentLoader({ root, directory }).load({ includeDrafts: false });
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'docs/Wrong.md',
        line: 3,
        found: `The image "${image}" does not exist.`,
      }),
    ]);
  });
});
