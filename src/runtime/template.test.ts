import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../tests/support/messages';
import { staticText } from './template';

const node = (language: string | null, data: unknown) => ({
  node: { ns: null, language, data: data === null ? null : JSON.stringify(data) },
});

describe('staticText', () => {
  const strings: Queries.LocaleStringsFragment = {
    edges: [
      node('zh-Hans', { notFound: { title: '找不到页面' } }),
      node('en', { notFound: { title: 'Page Not Found' } }),
      node('en', { blog: { posts_one: '{{count}} post', posts_other: '{{count}} posts' } }),
      node('en', null),
      node(null, { notFound: { title: 'nobody’s' } }),
    ],
  };
  const message = staticText as (
    strings: Queries.LocaleStringsFragment,
    key: string,
    language: string,
    values?: object,
  ) => string;

  it.each([
    ['zh-Hans', 'notFound.title', {}, '找不到页面'],
    ['en', 'notFound.title', {}, 'Page Not Found'],
    ['en', 'blog.posts', { count: 1 }, '1 post'],
    ['en', 'blog.posts', { count: 2 }, '2 posts'],
    ['zh-Hans', 'blog.posts', { count: 2 }, 'blog.posts'],
    ['fr', 'notFound.title', {}, 'notFound.title'],
  ])('%s: %s %o', (language, key, values, expected) => {
    expect(message(strings, key, language, values)).toBe(expected);
  });

  it('reads the site’s own strings', () => {
    const own: Queries.LocaleStringsFragment = {
      edges: [node('zh-Hans', MESSAGES['zh-Hans']), node('en', MESSAGES.en)],
    };
    expect(staticText(own, 'notFound.title', 'zh-Hans')).toBe(MESSAGES['zh-Hans'].notFound.title);
    expect(staticText(own, 'notFound.title', 'en')).toBe(MESSAGES.en.notFound.title);
  });
});
