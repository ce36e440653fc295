import { describe, expect, it } from 'vitest';
import { groupByInitial, initialOf } from './initial';

describe('initialOf', () => {
  it.each([
    ['Linux', 'en', 'L'],
    ['vim', 'en', 'V'],
    ['闲谈', 'zh-Hans', 'X'],
    ['安全', 'zh-Hans', 'A'],
    ['中日韩文字', 'zh-Hans', 'Z'],
    ['字体排印', 'zh-Hans', 'Z'],
    ['生活', 'zh-Hans', 'S'],
    ['无障碍', 'zh-Hans', 'W'],
    ['React 入门', 'zh-Hans', 'R'],
    ['2024', 'en', '#'],
    ['éclair', 'en', 'É'],
    ['', 'en', '#'],
  ] as const)('%s (%s) → %s', (label, locale, expected) => expect(initialOf(label, locale)).toBe(expected));
});

describe('groupByInitial', () => {
  it('sorts letters and labels, others last', () => {
    const items = ['Vim', '2024', 'Linux', 'LaTeX'].map((label) => ({
      label,
      initial: initialOf(label, 'en'),
    }));
    expect(
      groupByInitial(items, 'en').map(({ initial, items: group }) => [
        initial,
        group.map(({ label }) => label),
      ]),
    ).toEqual([
      ['L', ['LaTeX', 'Linux']],
      ['V', ['Vim']],
      ['#', ['2024']],
    ]);
  });
});
