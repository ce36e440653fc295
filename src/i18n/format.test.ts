import { describe, expect, it } from 'vitest';
import { formatDate, formatReferenceTime } from './format';

describe('formatDate', () => {
  it.each([
    ['2021-05-14', 'zh-Hans', 'full', '2021年5月14日'],
    ['2021-05-14', 'en', 'full', 'May 14, 2021'],
    ['2021-12-31T23:59:59Z', 'en', 'full', 'December 31, 2021'],
    ['2022-01-01T00:00:00Z', 'zh-Hans', 'full', '2022年1月1日'],
    ['2022-01-01T02:00:00+08:00', 'en', 'full', 'December 31, 2021'],
    ['2021-05-14', 'zh-Hans', 'month', '2021年5月'],
    ['2021-05-14', 'en', 'month', 'May 2021'],
  ] as const)('%s in %s, %s: %s', (iso, locale, style, expected) => {
    expect(formatDate(iso, locale, style)).toBe(expected);
  });
});

it.each([
  ['zh-Hans', 'full'],
  ['zh-Hans', 'month'],
  ['en', 'full'],
  ['en', 'month'],
] as const)('dates are written as Unicode has it: %s, %s', (locale, style) => {
  const day = style === 'full' ? ({ day: 'numeric' } as const) : {};
  const unicode = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...day,
  });
  for (let time = Date.UTC(2023, 0, 1); time < Date.UTC(2025, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    expect(formatDate(date.toISOString(), locale, style)).toBe(unicode.format(date));
  }
});

it.each([
  ['2020', '2020'],
  ['2021-05-14', 'May 14, 2021'],
])('a reference of %s: %s', (time, expected) => expect(formatReferenceTime(time, 'en')).toBe(expected));
