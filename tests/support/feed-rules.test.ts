import { expect, it } from 'vitest';
import { feedText, type FeedEntry, type FeedInfo } from '../../src/domain/publish/feeds';
import { checkFeed } from './feed-rules';

const info: FeedInfo = {
  title: '潮池 & 博客',
  description: 'All',
  homeUrl: 'https://a.example/blog',
  feedUrl: 'https://a.example/blog/x',
  lang: 'zh-Hans',
  copyright: '©',
  author: 'Site',
  favicon: 'https://a.example/favicon.svg',
};
const entry: FeedEntry = {
  title: '海带',
  url: 'https://a.example/blog/海带',
  date: '2024-02-03',
  updated: null,
  html: '<p><a href="https://b.example/">x</a></p>',
  summary: 'Short',
  tags: ['C++'],
  authors: [{ name: 'Ada', url: null, email: null, avatar: null }],
  lang: 'en',
};
const check = (format: 'rss' | 'atom' | 'json', entries: FeedEntry[], change = (text: string) => text) =>
  checkFeed(format === 'json' ? 'feed.json' : `${format}.xml`, change(feedText(format, info, entries)));

it.each(['rss', 'atom', 'json'] as const)('a good %s feed has no problems', (format) => {
  expect(check(format, [entry])).toEqual({ titles: ['海带'], problems: [] });
});

it.each(['rss', 'atom', 'json'] as const)('what is wrong with an %s feed is found', (format) => {
  const bad = [
    { ...entry, html: '<p><a href="/x">x</a></p>' },
    { ...entry, title: 'twice' },
    { ...entry, title: 'script', url: 'https://a.example/s', html: '<script>x()</script>' },
  ];
  expect(check(format, bad).problems).toEqual([
    expect.stringMatching(/: (guids|ids) are unique$/),
    '海带: href="/x" is absolute',
    'script: has no <script>',
  ]);
});

it.each([
  ['rss', 'version="2.0"', 'version="0.9"', 'channel: version is 2.0'],
  ['rss', 'Sat, 03 Feb', 'Sat 03 Feb', '海带: pubDate is an RFC 822 date'],
  ['rss', '</channel>', '', 'not well-formed'],
  ['atom', '<published>2024-02-03T', '<published>2024-02-03 ', '海带: published is an RFC 3339 date'],
  [
    'atom',
    'rel="alternate" type="text/html" hreflang',
    'rel="x" hreflang',
    '海带: has one absolute alternate',
  ],
  ['json', 'version/1.1', 'version/1', 'feed: is JSON Feed 1.1'],
] as const)('%s: %s → %s', (format, from, to, problem) => {
  const { problems } = check(format, [entry], (text) => text.replaceAll(from, to));
  expect(problems.join('\n')).toContain(problem);
});
