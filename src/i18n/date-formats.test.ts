import { describe, expect, it } from 'vitest';
import { dateFormats, dateParts } from './date-formats';
import { fillForm } from './format';

const FORMS = {
  full: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
} as const;

describe.each(['zh-Hans', 'en', 'ja', 'ko', 'ar', 'he', 'de', 'fr', 'es', 'pt-BR', 'pl', 'tr'])(
  'dates in %s',
  (language) => {
    it.each(['full', 'month'] as const)('are written as Unicode has it: %s', (style) => {
      const [full = '', month = '', names, fullNames = names] = dateFormats(language) ?? [];
      const unicode = new Intl.DateTimeFormat(language, { ...FORMS[style], timeZone: 'UTC' });
      for (let time = Date.UTC(2023, 0, 1); time < Date.UTC(2025, 0, 1); time += 86_400_000) {
        const date = new Date(time);
        const written =
          style === 'full'
            ? fillForm(full, date.toISOString(), fullNames)
            : fillForm(month, date.toISOString(), names);
        expect(written).toBe(unicode.format(date));
      }
    });
  },
);

it.each(['fa', 'th', 'ar-SA', 'mr'])(
  'a language with its own calendar or digits takes more: %s',
  (language) => {
    expect(dateFormats(language)).toBeNull();
  },
);

it.each([
  ['en', '{m}', '{d}'],
  ['zh-Hans', '{m}月', '{d}日'],
  ['ja', '{m}月', '{d}日'],
  ['fr', '{m}', '{d}'],
])('a month and a day alone in %s', (language, month, day) => {
  expect(dateParts(language)).toEqual({ month, day });
});
