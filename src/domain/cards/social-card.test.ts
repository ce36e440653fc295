import { describe, expect, it } from 'vitest';
import { CARD_PALETTE, CARD_SIZE, charactersOf, drawCard, setTitle, type Typeface } from './social-card';

/** A typeface of squares: one em for Chinese characters, half an em for others. */
const squares: Typeface = {
  glyph: (character) => {
    const advance = character >= '\u2e80' ? 1 : 0.5;
    const [right, top] = [advance * 0.9, -0.7];
    const outline =
      character === ' '
        ? []
        : [
            ...[0, 0, right / 2, 0, right, 0],
            ...[right, 0, right, top / 2, right, top],
            ...[right, top, right / 2, top, 0, top],
            ...[0, top, 0, top / 2, 0, 0],
          ];
    return { advance, outline };
  },
  kern: () => 0,
};

const CARD = { title: '为什么中文搜索很难', seed: '/blog/Search', label: '博客', siteName: '潮池札记' };

describe('setTitle', () => {
  it.each([
    ['42', 1, 104],
    ['为什么中文搜索很难', 1, 104],
    ['为什么中文搜索很难，比想的还难', 2, 92],
    ['把一行 cron 搬进 systemd：从环境变量、日志到失败通知的完整迁移记录', 3, 68],
  ])('sets %j in %d lines of %d px', (title, lines, size) => {
    const set = setTitle(title, squares);
    expect([set.lines.length, set.size]).toEqual([lines, size]);
  });

  it.each(['字'.repeat(300), 'word '.repeat(100), 'x'.repeat(300)])('cuts a title without end', (title) => {
    const { lines } = setTitle(title, squares);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

describe('drawCard', () => {
  it('uses its palette on every pixel of its size', () => {
    const pixels = drawCard(CARD, squares);
    expect(pixels).toHaveLength(CARD_SIZE.width * CARD_SIZE.height);
    expect(pixels.some((pixel) => pixel >= CARD_PALETTE.length / 3)).toBe(false);
  });

  it('keeps its edges and the room around the text free', () => {
    const pixels = drawCard(CARD, squares);
    const { width } = CARD_SIZE;
    // Above the tide lines nothing is drawn near the left, right and upper edges.
    const isStray = (pixel: number, i: number): boolean =>
      pixel > 0 && (i % width < 84 || i % width >= width - 84 || i < 60 * width);
    expect(pixels.subarray(0, 410 * width).some(isStray)).toBe(false);
    expect(pixels.subarray(0, 410 * width).some((pixel) => pixel > 0)).toBe(true);
  });

  it('is the same for the same card; title, seed and label change it', () => {
    const pixels = Buffer.from(drawCard(CARD, squares));
    expect(pixels.equals(drawCard(CARD, squares))).toBe(true);
    for (const other of [{ title: '42' }, { seed: '/blog/Awk' }, { label: '' }]) {
      expect(pixels.equals(drawCard({ ...CARD, ...other }, squares))).toBe(false);
    }
  });

  it('hangs an opening bracket out of the column, and closes the gap between two marks', () => {
    const left = (title: string): number => {
      const pixels = drawCard({ ...CARD, title, label: '', siteName: '' }, squares);
      const row = pixels.subarray(270 * CARD_SIZE.width, 271 * CARD_SIZE.width);
      return row.findIndex((pixel) => pixel > 0);
    };
    expect(left('《潮》')).toBeLessThan(left('潮池'));
  });
});

it('charactersOf names every character once, and the ellipsis', () => {
  expect([...charactersOf({ ...CARD, title: 'aa', label: 'ab', siteName: '' })]).toEqual(['a', 'b', '…']);
});
