import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../src/cli/process.mjs';
import type { SiteContent } from '../../src/domain/site/site-content';
import { CARD_SIZE, charactersOf, drawCard, setTitle } from '../../src/domain/cards/social-card';
import { CardFont } from '../../src/gatsby/pictures/card-font';
import { CardPlan } from '../../src/gatsby/pictures/card-plan';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { SocialCards } from '../../src/gatsby/pictures/social-cards';
import { copyFixture } from '../support/fixtures';

/** The cards of a small site, drawn with the real font. */

const fixture = copyFixture('valid');
const temporary = mkdtempSync(path.join(tmpdir(), 'tidepool-cards-'));
const cache = path.join(temporary, 'cache');
const published = path.join(temporary, 'public');
let content: SiteContent;

beforeAll(() => {
  content = new ContentLoader(fixture).load({ includeDrafts: false });
});

afterAll(() => {
  fixture.remove();
  rmSync(temporary, { recursive: true });
});

describe('SocialCards', () => {
  it('draws a card for every post and doc in every language, and a general one each', async () => {
    const { drawn, fromCache, incomplete } = await new SocialCards(content, ROOT, cache).publish(published);
    const { posts, docs } = content.index;
    const plan = new CardPlan(content, ROOT);
    for (const document of [...posts, ...docs]) {
      for (const locale of ['zh-Hans', 'en'] as const) {
        expect(statSync(path.join(published, plan.of(document, locale).address)).size).toBeGreaterThan(5000);
      }
    }
    expect([drawn, fromCache]).toEqual([readdirSync(cache).length, 0]);
    expect(incomplete).toEqual([]);
    for (const file of ['card.jpg', 'en/card.jpg', ...cardFiles().map((name) => `cards/${name}`)]) {
      const { format, width, height } = await sharp(path.join(published, file)).metadata();
      expect({ file, format, width, height }).toEqual({ file, format: 'jpeg', width: 1200, height: 630 });
      expect(statSync(path.join(published, file)).size).toBeLessThan(80_000);
    }
  });

  it('draws none of them again, and takes away those of no page', async () => {
    const before = cardFiles();
    writeFileSync(path.join(published, 'cards', '0000000000000000.jpg'), '');
    const { drawn } = await new SocialCards(content, ROOT, cache).publish(published);
    expect(drawn).toBe(0);
    expect(cardFiles()).toEqual(before);
  });

  it('gives a card another address when its title changes', () => {
    const [post] = content.index.posts;
    if (!post) throw new Error('The fixture has no posts.');
    const original = { ...post.original, title: 'Another' };
    const changed = { ...post, original, translations: { [original.locale]: original } };
    const plan = new CardPlan(content, ROOT);
    expect(plan.of(changed, 'zh-Hans').address).not.toBe(plan.of(post, 'zh-Hans').address);
    expect(plan.of(post, 'en').address).not.toBe(plan.of(post, 'zh-Hans').address);
  });

  it('fails with what went wrong', async () => {
    const file = path.join(temporary, 'file');
    writeFileSync(file, '');
    await expect(new SocialCards(content, ROOT, path.join(file, 'x')).publish(published)).rejects.toThrow();
  });
});

describe('CardFont', () => {
  const font = new CardFont(ROOT);
  /** Brightness of the pixels of a card, row by row. */
  const pixelsOf = async (title: string, siteName = ''): Promise<Buffer> => {
    const card = { title, seed: 'x', label: '', siteName };
    await font.prepare(charactersOf(card));
    return sharp(Buffer.from(drawCard(card, font)))
      .greyscale()
      .raw()
      .toBuffer();
  };

  it('has what titles are made of', async () => {
    await font.prepare('潮池札记，。《》“”（）—…·ABCxyz0189 「」、；：？！+#/_@');
    expect([...font.missing]).toEqual([]);
    expect(font.glyph('潮', false).advance).toBe(1);
    expect(font.glyph('潮', false).outline).toMatch(/^M[\d-]/);
  });

  it('leaves out what it has not', async () => {
    await font.prepare('🌊');
    expect([...font.missing]).toEqual(['🌊']);
    expect(font.glyph('🌊', false)).toEqual({ advance: 0, outline: '' });
  });

  it('sets quotation marks narrow among Latin letters, and kerns those', async () => {
    await font.prepare('To’');
    expect(font.glyph('’', true).advance).toBeLessThan(0.35);
    expect(font.glyph('’', false).advance).toBe(1);
    expect(font.kern('T', 'o')).toBeLessThan(-0.04);
    expect(font.kern('潮', '池')).toBe(0);
  });

  it('fills Chinese titles with ink as printers know it', async () => {
    const title = '为什么中文搜索很难';
    const pixels = await pixelsOf(title);
    const { size } = setTitle(title, font);
    const rows = pixels.subarray(160 * CARD_SIZE.width, 420 * CARD_SIZE.width);
    const ink = rows.filter((brightness) => brightness > 128).length / (9 * size * size);
    // Nine characters of a semibold Song typeface cover between a sixth and a third of their squares.
    expect(ink).toBeGreaterThan(1 / 6);
    expect(ink).toBeLessThan(1 / 3);
  });

  it('leaves the edges of a card free above the tide lines', async () => {
    const pixels = await pixelsOf('一个很长的标题，'.repeat(4), '潮池札记');
    const { width } = CARD_SIZE;
    const drawn = [...pixels.subarray(0, 410 * width)].flatMap((brightness, i) =>
      brightness > 60 ? [i] : [],
    );
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.filter((i) => i % width < 84 || i % width >= width - 80 || i < 60 * width)).toEqual([]);
  });
});

const cardFiles = (): string[] => readdirSync(path.join(published, 'cards')).sort();
