import { expect, it } from 'vitest';
import { lastChange, postItem, releaseItem, xmlText, type FeedPost } from './feed-item';

const locale = (htmlLang: string, prefix: string) => ({
  label: htmlLang,
  htmlLang,
  direction: 'ltr' as const,
  prefix,
  ogLocale: htmlLang,
});
const site = {
  url: 'https://a.example',
  i18n: {
    defaultLocale: 'zh-Hans' as const,
    locales: { 'zh-Hans': locale('zh-Hans', ''), en: locale('en', 'en') },
  },
};
const post: FeedPost = {
  title: 'a < b\u0008',
  permalink: '/blog/标题',
  description: 'Short',
  date: '2024-02-03',
  time: '',
  lastUpdatedAt: '2024-03-04T05:06:07+08:00',
  contentLocale: 'en',
  feedHtml: '<p>x &amp; y</p>',
  tags: [{ label: 'C++' }],
  authors: [],
};
const author = { name: 'Ada', permalink: null, url: null, imageURL: null, socials: [] };

it('a post becomes an item with absolute addresses and dates in UTC', () => {
  expect(postItem(post, site)).toEqual({
    title: 'a < b',
    url: 'https://a.example/blog/%E6%A0%87%E9%A2%98',
    published: '2024-02-03T00:00:00.000Z',
    updated: '2024-03-03T21:06:07.000Z',
    html: '<p>x &amp; y</p>',
    summary: 'Short',
    tags: ['C++'],
    authors: [],
    lang: 'en',
  });
  expect(postItem({ ...post, lastUpdatedAt: null }, site).updated).toBeNull();
  expect(postItem({ ...post, time: '08:05' }, site).published).toBe('2024-02-03T08:05:00.000Z');
  expect(postItem({ ...post, time: '08:05:09+08:00' }, site).published).toBe('2024-02-03T00:05:09.000Z');
});

it.each([
  [
    'a page of the site',
    { permalink: '/blog/authors/ada', url: 'https://ada.example/' },
    'https://a.example/blog/authors/ada',
    null,
  ],
  ['a web page', { url: 'https://ada.example/' }, 'https://ada.example/', null],
  ['an address for mail', { url: 'mailto:ada@a.example' }, null, 'ada@a.example'],
  [
    'mail among the profiles',
    { socials: [{ url: 'https://x.example/ada' }, { url: 'mailto:a@b.example' }] },
    null,
    'a@b.example',
  ],
])('an author with %s', (_, fields, url, email) => {
  expect(postItem({ ...post, authors: [{ ...author, ...fields }] }, site).authors).toEqual([
    { name: 'Ada', url, email, avatar: null },
  ]);
});

it('a portrait has an absolute address', () => {
  const { authors } = postItem({ ...post, authors: [{ ...author, imageURL: '/img/a b.png' }] }, site);
  expect(authors[0]?.avatar).toBe('https://a.example/img/a%20b.png');
});

it('a release becomes an item with an address of its own', () => {
  const release = {
    title: 'Feeds',
    version: '1.2.0',
    anchor: 'v1.2.0',
    date: '2024-02-03',
    notes: ['One.', 'Two.'],
  };
  const page = { pageUrl: 'https://a.example/release/', kind: 'New', lang: 'en' };
  expect(releaseItem(release, page)).toEqual({
    title: '1.2.0 Feeds',
    url: 'https://a.example/release/#v1.2.0',
    published: '2024-02-03T00:00:00.000Z',
    updated: null,
    html: '<ul><li>One.</li><li>Two.</li></ul>',
    summary: 'One. Two.',
    tags: ['New'],
    authors: [],
    lang: 'en',
  });
});

it('the last change of a feed is that of any of its items', () => {
  const old = { published: '2024-01-01T00:00:00.000Z', updated: '2024-05-01T00:00:00.000Z' };
  const young = { published: '2024-04-01T00:00:00.000Z', updated: null };
  expect(lastChange([young, old])).toBe('2024-05-01T00:00:00.000Z');
  expect(lastChange([])).toBe('1970-01-01T00:00:00.000Z');
});

it.each([
  ['a\u0000b\u0008c', 'abc'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['🌊', '🌊'],
  ['\ud800x', 'x'],
  ['<&>"', '<&>"'],
])('xmlText(%j)', (value, expected) => expect(xmlText(value)).toBe(expected));
