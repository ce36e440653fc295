import { describe, expect, it, vi } from 'vitest';
import { formatMessage } from './message';

const en = { blog: { posts_one: 'One post', posts_other: '{{count}} posts', by: 'by {{name}}' }, top: 'Top' };
const zh = { blog: { posts_other: '{{count}} 篇', by: '作者：{{name}}' } };

describe('formatMessage', () => {
  it.each([
    ['nested key', [en], 'blog.by', 'en', { name: '潮池' }, 'by 潮池'],
    ['top-level key', [en], 'top', 'en', {}, 'Top'],
    ['English singular', [en], 'blog.posts', 'en', { count: 1 }, 'One post'],
    ['English plural', [en], 'blog.posts', 'en', { count: 37 }, '37 posts'],
    ['English zero', [en], 'blog.posts', 'en', { count: 0 }, '0 posts'],
    ['Chinese has one form', [zh], 'blog.posts', 'zh-Hans', { count: 1 }, '1 篇'],
    ['first table wins', [zh, en], 'blog.by', 'zh-Hans', { name: 'A' }, '作者：A'],
    ['later tables fill gaps', [zh, en], 'top', 'zh-Hans', {}, 'Top'],
    ['unknown key', [en], 'blog.none', 'en', {}, 'blog.none'],
    ['branch is not a message', [en], 'blog', 'en', {}, 'blog'],
    ['unknown placeholder stays', [en], 'blog.by', 'en', {}, 'by {{name}}'],
  ] as const)('%s', (_, tables, key, language, values, expected) => {
    expect(formatMessage(tables, key, language, values)).toBe(expected);
  });

  it.each(['en', 'ar', 'ru', 'fr'])('chooses plural forms as the browser does (%s)', (language) => {
    vi.stubEnv('GATSBY_PLURAL_RULES', 'ar ru fr');
    const rules = new Intl.PluralRules(language);
    const table = Object.fromEntries(
      (['zero', 'one', 'two', 'few', 'many', 'other'] as const).map((form) => [`n_${form}`, form]),
    );
    for (const count of [0, 1, 2, 3, 11, 21, 100, 101, 1.5, 1_000_000])
      expect(formatMessage([table], 'n', language, { count }), String(count)).toBe(rules.select(count));
  });
});
