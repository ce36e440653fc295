import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../../domain/problem/format-problems';
import { readConfiguration } from './configuration';
import { readLanguages } from './languages';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'languages-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function read(i18n: string) {
  write('site.yml', `title: Shells\nurl: https://shells.example.org\ni18n: ${i18n}\n`);
  return readConfiguration(root);
}
const problemsOf = (i18n: string): string[] => read(i18n).problems.map(formatProblem);

describe('languages of a site', () => {
  it('may be those of an owner: what their texts lack is in the default language', () => {
    write('i18n/ko/common.json', '{ "tags": "태그", "article": { "minutes_other": "{{count}}분" } }');
    const { config, problems } = read('{ locales: { en: {}, ko: {} } }');
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /^warning i18n\/ko\/\w+\.json\n {2}Texts of the interface are missing in ko: \S+ and \d+ more\. They are those of en\./,
      ),
    ]);
    expect(config?.i18n.locales).toMatchObject({
      ko: { label: '한국어', direction: 'ltr', prefix: 'ko', htmlLang: 'ko', ogLocale: 'ko' },
    });
    expect(config?.navbar.items[0]).toMatchObject({ label: { en: 'Docs', ko: 'Docs' } });
    const { texts } = readLanguages({ ...config?.i18n, path: path.join(root, 'i18n') } as never);
    const { common } =
      (texts as unknown as Record<string, { areas: Record<string, unknown> }>).ko?.areas ?? {};
    expect(common).toMatchObject({
      tags: '태그',
      searchLabel: 'Search',
      article: { minutes_other: '{{count}}분' },
    });
    expect(JSON.stringify(common)).not.toContain('minutes_one');
  });

  it('may have other words than the program’s', () => {
    write('i18n/en/common.json', '{ "tags": "Topics" }');
    const { config, problems } = read('{ locales: { en: {} } }');
    expect(problems).toEqual([]);
    const { en } = readLanguages({ ...config?.i18n, path: path.join(root, 'i18n') } as never).texts;
    expect(en.messages).toMatchObject({ tags: 'Topics', searchLabel: 'Search' });
  });

  it.each([
    [
      '{ locales: { enn: {} } }',
      /^error site\.yml:3:\d+\n.*no texts of the interface in "enn"\.\n {2}Fix: Did you mean "en"\?/,
    ],
    ['{ locales: { en_US: {} } }', /is not the code of a language/],
    ['{ locales: { zh-hans: {} } }', /is not the code of a language/],
    ['{ locales: {} }', /is empty/],
    ['{ defaultLocale: ja, locales: { en: {} } }', /is not one of `locales`/],
    ['{ locales: { en: {}, zh-Hans: { prefix: "" } } }', /has the same prefix as en/],
  ])('that are wrong: %s', (i18n, expected) => {
    expect(problemsOf(i18n).join('\n')).toMatch(expected);
  });

  it.each([
    ['{ "tags": ', /^error i18n\/en\/common\.json\n {2}The JSON is malformed/],
    ['{ "nav": { "main": 3 } }', /^error i18n\/en\/common\.json\n {2}"nav\.main" is not text\./],
    ['[]', /^error i18n\/en\/common\.json\n {2}The file is not a table\./],
  ])('whose texts cannot be read: %s', (text, expected) => {
    write('i18n/en/common.json', text);
    expect(problemsOf('{ locales: { en: {} } }').join('\n')).toMatch(expected);
  });

  it('are the languages of texts in the configuration', () => {
    write(
      'site.yml',
      'title: { en: Shells, zh-Hans: 贝壳 }\ntagline: { zh-Hans: 海 }\nurl: https://shells.example.org\nfooter: { copyright: { fr: Moi, en: I } }\n',
    );
    expect(readConfiguration(root).problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^warning site\.yml:2:1\d?\n {2}"tagline" has no text in en\./),
      expect.stringMatching(
        /^error site\.yml:4:\d+\n {2}"footer\.copyright\.fr": the site has no language "fr"\./,
      ),
    ]);
  });
});
