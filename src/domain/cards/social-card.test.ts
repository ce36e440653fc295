import { describe, expect, it } from 'vitest';
import { charactersOf, drawCard, setTitle, type Typeface } from './social-card';

/** A typeface of squares: one em for Chinese characters, half an em for others. */
const squares: Typeface = {
  glyph: (character) => {
    const advance = character >= '\u2e80' ? 1 : 0.5;
    return { advance, outline: character === ' ' ? '' : `M0 0h${900 * advance}v-700H0z` };
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
  /** Where the characters of a title begin, from left to right. */
  const starts = (title: string): number[] => {
    const svg = drawCard({ ...CARD, title, label: '', siteName: '' }, squares);
    return [...svg.matchAll(/translate\(([\d.-]+) /g)].map(([, x]) => Number(x));
  };

  it('is the same for the same card; title, seed and label change it', () => {
    const svg = drawCard(CARD, squares);
    expect(drawCard(CARD, squares)).toBe(svg);
    for (const other of [{ title: '42' }, { seed: '/blog/Awk' }, { label: '' }])
      expect(drawCard({ ...CARD, ...other }, squares)).not.toBe(svg);
  });

  it('begins the title at the margin, and hangs an opening bracket out of it', () => {
    expect(starts('潮池')).toEqual([84, 188]);
    expect(starts('《潮》')).toEqual([32, 136, 240]);
  });

  it('closes the gap between two marks', () => {
    expect(starts('潮》，')).toEqual([84, 188, 240]);
  });
});

it('charactersOf names every character once, and the ellipsis', () => {
  expect([...charactersOf({ ...CARD, title: 'aa', label: 'ab', siteName: '' })]).toEqual(['a', 'b', '…']);
});
