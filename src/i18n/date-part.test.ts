import { expect, it } from 'vitest';
import { formatDatePart } from './date-part';

it.each([
  ['2021-05-01', 'month', 'en', 'May'],
  ['2021-12-01', 'month', 'zh-Hans', '12月'],
  ['2021-05-04T10:00:00Z', 'day', 'en', '4'],
  ['2021-05-04T10:00:00Z', 'day', 'zh-Hans', '4日'],
] as const)('the part of %s that is its %s in %s: %s', (iso, part, locale, expected) => {
  expect(formatDatePart(iso, part, locale)).toBe(expected);
});
