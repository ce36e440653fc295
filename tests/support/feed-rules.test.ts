import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostBuild as writeRssFeeds } from 'gatsby-plugin-feed/gatsby-node';
import xml from 'xml';
import { atomFeed, jsonFeed, rssChannel, rssItem } from '../../src/domain/publish/feed-formats';
import type { FeedInfo, FeedItem } from '../../src/domain/publish/feed-item';
import type { FeedArgs } from '../../src/gatsby/outputs/feed-files';
import { checkFeed } from './feed-rules';

const repository = process.cwd();
const directory = mkdtempSync(path.join(tmpdir(), 'tidepool-feed-rules-'));
// gatsby-plugin-feed writes into the current folder's `public`.
beforeAll(() => {
  process.chdir(directory);
});
afterAll(() => {
  process.chdir(repository);
  rmSync(directory, { recursive: true });
});

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
const entry: FeedItem = {
  title: '海带',
  url: 'https://a.example/blog/kelp',
  published: '2024-02-03T00:00:00.000Z',
  updated: null,
  html: '<p><a href="https://b.example/">x</a></p>',
  summary: 'Short',
  tags: ['C++'],
  authors: [{ name: 'Ada', url: null, email: null, avatar: null }],
  lang: 'en',
};

async function rssFeed(items: FeedItem[]): Promise<string> {
  const feed = {
    output: '/rss.xml',
    setup: () => rssChannel(info, items),
    serialize: () => items.map(rssItem),
  };
  const args = { graphql: () => Promise.resolve({ data: {} }) } as unknown as FeedArgs;
  await writeRssFeeds(args, { feeds: [feed] });
  return readFileSync(path.join(directory, 'public', feed.output), 'utf8');
}
const FORMATS = {
  rss: rssFeed,
  atom: (items: FeedItem[]) => xml(atomFeed(info, items), { declaration: true }),
  json: (items: FeedItem[]) => JSON.stringify(jsonFeed(info, items)),
};
const check = async (format: 'rss' | 'atom' | 'json', items: FeedItem[], change = (text: string) => text) =>
  checkFeed(format === 'json' ? 'feed.json' : `${format}.xml`, change(await FORMATS[format](items)));

it.each(['rss', 'atom', 'json'] as const)('a good %s feed has no problems', async (format) => {
  expect(await check(format, [entry])).toEqual({ titles: ['海带'], problems: [] });
});

it.each(['rss', 'atom', 'json'] as const)('what is wrong with an %s feed is found', async (format) => {
  const bad = [
    { ...entry, html: '<p><a href="/x">x</a></p>' },
    { ...entry, title: 'twice' },
    { ...entry, title: 'script', url: 'https://a.example/s', html: '<script>x()</script>' },
  ];
  expect((await check(format, bad)).problems).toEqual([
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
] as const)('%s: %s → %s', async (format, from, to, problem) => {
  const { problems } = await check(format, [entry], (text) => text.replaceAll(from, to));
  expect(problems.join('\n')).toContain(problem);
});
