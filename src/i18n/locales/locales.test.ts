import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MessageTable } from '../message';

const LANGUAGES = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const AREAS = readdirSync(path.join(__dirname, 'en'));

const tableOf = (language: string, area: string) =>
  JSON.parse(readFileSync(path.join(__dirname, language, area), 'utf8')) as MessageTable;

/** Dotted keys without plural endings, each with its placeholders. */
function messages(table: MessageTable, prefix = ''): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === 'object') {
      Object.assign(result, messages(value, `${prefix}${key}.`));
      continue;
    }
    const placeholders = value.match(/\{\{?\w+\}\}?/g) ?? [];
    // One and two of something may be said without a number.
    if (!/_(?:zero|one|two)$/.test(key))
      result[`${prefix}${key}`.replace(/_(?:few|many|other)$/, '')] = placeholders.sort().join(' ');
  }
  return result;
}

describe.each(LANGUAGES)('interface strings in %s', (language) => {
  it('has no areas of its own', () => expect(readdirSync(path.join(__dirname, language))).toEqual(AREAS));

  it.each(AREAS)('has the same messages with the same placeholders: %s', (area) => {
    expect(messages(tableOf(language, area))).toEqual(messages(tableOf('en', area)));
  });

  it('has the plural forms of its language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const area of AREAS) {
      const endings = JSON.stringify(tableOf(language, area)).match(
        /(?<=_)(?:zero|one|two|few|many|other)(?=":)/g,
      );
      expect(forms).toEqual(expect.arrayContaining(endings ?? []));
    }
  });

  it('keeps the common part small: it travels with every page', () => {
    expect(JSON.stringify(tableOf(language, 'common.json')).length).toBeLessThan(2000);
  });
});
