import { describe, expect, it } from 'vitest';
import { escapeXml, feedText, type FeedEntry, type FeedInfo } from './feeds';

const info: FeedInfo = {
  title: 'Site & Blog',
  description: 'All of it',
  homeUrl: 'https://a.example/blog',
  feedUrl: 'https://a.example/blog/x',
  lang: 'zh-Hans',
  copyright: '© A',
  author: 'Site',
  favicon: 'https://a.example/favicon.svg',
};
const entry: FeedEntry = {
  title: 'a < b',
  url: 'https://a.example/blog/标题',
  date: '2024-02-03',
  updated: '2024-03-04T05:06:07.000Z',
  html: '<p>x &amp; y</p>',
  summary: 'Short',
  tags: ['C++'],
  authors: [{ name: 'Ada', url: 'https://a.example/ada', email: 'ada@a.example', avatar: null }],
  lang: 'en',
};
const URL = 'https://a.example/blog/%E6%A0%87%E9%A2%98';

describe('rssFeed', () => {
  const text = feedText('rss', info, [entry]);
  it.each([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"',
    '<title>Site &amp; Blog</title>',
    '<language>zh-Hans</language>',
    '<lastBuildDate>Mon, 04 Mar 2024 05:06:07 GMT</lastBuildDate>',
    '<atom:link href="https://a.example/blog/x" rel="self" type="application/rss+xml"/>',
    '<title>a &lt; b</title>',
    `<guid isPermaLink="true">${URL}</guid>`,
    '<pubDate>Sat, 03 Feb 2024 00:00:00 GMT</pubDate>',
    '<dc:creator>Ada</dc:creator>',
    '<category>C++</category>',
    '<content:encoded>&lt;p&gt;x &amp;amp; y&lt;/p&gt;</content:encoded>',
  ])('holds %s', (part) => {
    expect(text).toContain(part);
  });
});

describe('atomFeed', () => {
  const text = feedText('atom', info, [{ ...entry, updated: null }]);
  it.each([
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-Hans">',
    '<updated>2024-02-03T00:00:00.000Z</updated>',
    '<link rel="self" type="application/atom+xml" href="https://a.example/blog/x"/>',
    '<entry xml:lang="en">',
    `<id>${URL}</id>`,
    '<uri>https://a.example/ada</uri>',
    '<email>ada@a.example</email>',
    '<category term="C++"/>',
    '<content type="html">&lt;p&gt;x &amp;amp; y&lt;/p&gt;</content>',
  ])('holds %s', (part) => {
    expect(text).toContain(part);
  });
});

it('writes JSON Feed 1.1', () => {
  expect(JSON.parse(feedText('json', info, [entry]))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Site & Blog',
    home_page_url: 'https://a.example/blog',
    feed_url: 'https://a.example/blog/x',
    description: 'All of it',
    favicon: 'https://a.example/favicon.svg',
    language: 'zh-Hans',
    authors: [{ name: 'Site' }],
    items: [
      {
        id: URL,
        url: URL,
        title: 'a < b',
        content_html: '<p>x &amp; y</p>',
        summary: 'Short',
        date_published: '2024-02-03T00:00:00.000Z',
        date_modified: '2024-03-04T05:06:07.000Z',
        authors: [{ name: 'Ada', url: 'https://a.example/ada' }],
        tags: ['C++'],
        language: 'en',
      },
    ],
  });
});

it.each(['rss', 'atom', 'json'] as const)('an empty %s feed is a feed', (format) => {
  expect(feedText(format, info, [])).toContain('Site');
});

it.each([
  ['a\u0000b\u0008c', 'abc'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['🌊', '🌊'],
  ['\ud800x', 'x'],
  ['<&>"', '&lt;&amp;&gt;&quot;'],
])('escapeXml(%j)', (value, expected) => {
  expect(escapeXml(value)).toBe(expected);
});
