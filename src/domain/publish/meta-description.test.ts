import { describe, expect, it } from 'vitest';
import { columnsOf, DESCRIPTION_COLUMNS, metaDescription } from './meta-description';

describe('columnsOf', () => {
  it.each([
    ['', 0],
    ['awk', 3],
    ['潮池', 4],
    ['用 awk。', 8],
  ])('%j takes %d', (text, columns) => expect(columnsOf(text)).toBe(columns));
});

describe('metaDescription', () => {
  it('leaves what fits alone, on one line', () => {
    expect(metaDescription('  One\nline.  ')).toBe('One line.');
    expect(metaDescription('字'.repeat(80))).toBe('字'.repeat(80));
  });

  it.each([
    ['English', 'A sentence, about tides and pools; '.repeat(8)],
    ['Chinese', '潮水退去以后，池子里还有东西，'.repeat(8)],
    ['mixed', '用 systemd 的 timer 代替 cron，'.repeat(9)],
    ['one long word', 'x'.repeat(400)],
  ])('shortens %s to what search engines show', (_, text) => {
    const short = metaDescription(text);
    expect(columnsOf(short)).toBeLessThanOrEqual(DESCRIPTION_COLUMNS.max);
    expect(columnsOf(short)).toBeGreaterThan(DESCRIPTION_COLUMNS.max - 20);
    expect(short).toMatch(/[\p{L}\p{N}]…$/u);
    expect(text.startsWith(short.slice(0, -1))).toBe(true);
  });

  it('does not end inside a word', () => {
    const words = 'tidepool '.repeat(40);
    expect(metaDescription(words)).toMatch(/tidepool…$/);
  });
});
