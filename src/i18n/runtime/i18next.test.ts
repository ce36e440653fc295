import { describe, expect, it } from 'vitest';
import i18next from './i18next';

function instance(language = 'en') {
  const i18n = i18next.createInstance();
  i18n.init({
    lng: language,
    resources: {
      'zh-Hans': { common: { title: '潮池', posts_other: '{{count}} 篇' } },
      en: {
        common: { title: 'Tidepool', posts_one: '{{count}} post', posts_other: '{{count}} posts' },
        blog: { more: 'More' },
      },
    },
  });
  return i18n;
}

describe('t', () => {
  it.each([
    ['en', 'title', {}, 'Tidepool'],
    ['zh-Hans', 'title', {}, '潮池'],
    ['en', 'more', {}, 'More'],
    ['zh-Hans', 'more', {}, 'more'],
    ['en', 'posts', { count: 1 }, '1 post'],
    ['en', 'posts', { count: 37 }, '37 posts'],
    ['zh-Hans', 'posts', { count: 1 }, '1 篇'],
    ['fr', 'title', {}, 'title'],
  ])('%s: %s %o', (language, key, values, expected) => {
    expect(instance(language).t(key, values)).toBe(expected);
  });
});

it('changes its language', () => {
  const i18n = instance('en');
  i18n.changeLanguage('zh-Hans');
  expect([i18n.language, i18n.t('title')]).toEqual(['zh-Hans', '潮池']);
});

it('makes clones that leave the original alone', () => {
  const i18n = instance('en');
  const clone = i18n.cloneInstance({ lng: 'zh-Hans' });
  expect([clone.language, clone.t('title'), i18n.language, i18n.t('title')]).toEqual([
    'zh-Hans',
    '潮池',
    'en',
    'Tidepool',
  ]);
});

it('has no messages before it is initialised', () => {
  expect(i18next.createInstance().t('title')).toBe('title');
});
