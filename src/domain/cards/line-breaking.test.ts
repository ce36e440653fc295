import { describe, expect, it } from 'vitest';
import { breakLines, cutLines } from './line-breaking';

/** A Chinese character is one em wide, everything else half of it. */
const measure = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character >= '\u2e80' ? 1 : 0.5), 0);

describe('breakLines', () => {
  it.each([
    ['a short title', '潮池', 10, 1, ['潮池']],
    [
      'after a clause',
      '把一行 cron 搬进 systemd：完整的迁移记录',
      14,
      2,
      ['把一行 cron 搬进 systemd：', '完整的迁移记录'],
    ],
    ['between Chinese words', '为什么中文搜索很难', 5, 2, ['为什么中文', '搜索很难']],
    [
      'evenly, not with one word left',
      'Moving This Site from Docusaurus to Gatsby',
      20,
      2,
      ['Moving This Site from', 'Docusaurus to Gatsby'],
    ],
    ['before an opening bracket', '读书笔记（整数与浮点数）', 9, 2, ['读书笔记', '（整数与浮点数）']],
    [
      'never inside a path',
      'Using next/image and C++ at once',
      8,
      3,
      ['Using next/image', 'and C++ at once'],
    ],
  ])('breaks %s', (_, text, width, lines, expected) => {
    expect(breakLines(text, measure, width, lines)).toEqual(expected);
  });

  it('never begins a line with closing punctuation or ends one with opening punctuation', () => {
    const text = '“潮汐”、《潮池》（札记），以及：「一行命令」里藏着的“规则”；还有一次宕机。';
    for (let width = 4; width < 40; width += 0.5) {
      for (const line of breakLines(text, measure, width, 20) ?? []) {
        expect(line).not.toMatch(/^[，。、；：？！）》」』”]|[（《「『“]$/u);
      }
    }
  });

  it('loses no character', () => {
    const text = '在 Next.js 16 里用 Server Actions 写表单：校验、乐观更新与错误处理';
    const lines = breakLines(text, measure, 9, 9) ?? [];
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  it('says that a text does not fit, and splits words only when told to', () => {
    expect(breakLines('很长的一行字', measure, 3, 1)).toBeNull();
    expect(breakLines('useImperativeHandle', measure, 5, 3)).toBeNull();
    expect(breakLines('useImperativeHandle', measure, 5, 3, true)?.join('')).toBe('useImperativeHandle');
  });
});

describe('cutLines', () => {
  it.each([
    ['Chinese', '潮水退去以后，池子里还有东西。'.repeat(9)],
    ['English', 'what the tide leaves behind, and where '.repeat(9)],
    ['a word without end', 'x'.repeat(300)],
  ])('keeps as much of %s as fits, with an ellipsis', (_, text) => {
    const lines = cutLines(text, measure, 12, 3);
    expect(lines).toHaveLength(3);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(12);
    expect(lines.join('')).toMatch(/[^，。,\s]…$/);
    expect(measure(lines.join(''))).toBeGreaterThan(28);
  });
});
