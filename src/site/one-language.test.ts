import { describe, expect, it } from 'vitest';
import { onlyLanguage, withAllLanguages } from './one-language';

describe('a configuration in one language', () => {
  it.each<[string, unknown, unknown]>([
    ['a text', { title: { en: 'Notes' } }, { title: { 'zh-Hans': 'Notes', en: 'Notes' } }],
    [
      'texts in lists',
      { items: [{ label: { en: 'Blog' } }] },
      { items: [{ label: { 'zh-Hans': 'Blog', en: 'Blog' } }] },
    ],
    ['a list of texts', { phrases: { en: ['a'] } }, { phrases: { 'zh-Hans': ['a'], en: ['a'] } }],
    [
      'a text in both',
      { title: { 'zh-Hans': '札记', en: 'Notes' } },
      { title: { 'zh-Hans': '札记', en: 'Notes' } },
    ],
    ['one text for all', { title: 'Notes', url: null }, { title: 'Notes', url: null }],
    ['another language', { title: { 'zh-Hans': '札记' } }, { title: { 'zh-Hans': '札记' } }],
    ['the languages themselves', { i18n: { locales: { en: {} } } }, { i18n: { locales: { en: {} } } }],
  ])('%s', (_, written, expected) => expect(withAllLanguages(written, 'en')).toEqual(expected));

  it.each<[unknown, string | null]>([
    [{ i18n: { locales: { en: {} } } }, 'en'],
    [{ i18n: { locales: { 'zh-Hans': { label: '中文' } } } }, 'zh-Hans'],
    [{ i18n: { locales: { 'zh-Hans': {}, en: {} } } }, null],
    [{ i18n: { locales: {} } }, null],
    [{ i18n: 'en' }, null],
    [{ title: 'Notes' }, null],
    [null, null],
  ])('%j is in %s only', (value, expected) => expect(onlyLanguage(value)).toBe(expected));
});
