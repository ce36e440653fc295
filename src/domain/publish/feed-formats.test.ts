import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, rssChannel, rssItem } from './feed-formats';
import type { FeedInfo, FeedItem } from './feed-item';

const info: FeedInfo = {
  title: 'Site & Blog',
  description: 'All of it',
  homeUrl: 'https://a.example/blog',
  feedUrl: 'https://a.example/blog/x',
  lang: 'zh-Hans',
  copyright: '© A\u0000',
  author: 'Site',
  favicon: 'https://a.example/favicon.svg',
};
const item: FeedItem = {
  title: 'a < b',
  url: 'https://a.example/blog/a',
  published: '2024-02-03T00:00:00.000Z',
  updated: '2024-03-04T05:06:07.000Z',
  html: '<p>x</p>',
  summary: 'Short',
  tags: ['C++'],
  authors: [
    { name: 'Ada', url: 'https://a.example/ada', email: 'ada@a.example', avatar: null },
    { name: 'Bo', url: null, email: null, avatar: 'https://a.example/bo.png' },
  ],
  lang: 'en',
};

describe('RSS', () => {
  it('has a channel whose date is the last change of its items', () => {
    const older = { published: '2024-02-03T00:00:00.000Z', updated: null };
    expect(rssChannel(info, [older, item])).toEqual({
      title: 'Site & Blog',
      description: 'All of it',
      site_url: 'https://a.example/blog',
      feed_url: 'https://a.example/blog/x',
      language: 'zh-Hans',
      copyright: '© A',
      generator: 'gatsby-plugin-feed',
      docs: 'https://www.rssboard.org/rss-specification',
      pubDate: '2024-03-04T05:06:07.000Z',
    });
    expect(rssChannel(info, []).pubDate).toBe('1970-01-01T00:00:00.000Z');
  });

  it('has items with whole texts, languages and every author', () => {
    expect(rssItem(item)).toEqual({
      title: 'a < b',
      url: 'https://a.example/blog/a',
      date: '2024-02-03T00:00:00.000Z',
      description: 'Short',
      categories: ['C++'],
      custom_elements: [
        { 'atom:updated': '2024-03-04T05:06:07.000Z' },
        { 'dc:creator': 'Ada' },
        { 'dc:creator': 'Bo' },
        { 'dc:language': 'en' },
        { 'content:encoded': { _cdata: '<p>x</p>' } },
      ],
    });
  });
});

it('Atom has entries in their language, and a date even when it is empty', () => {
  const feed = atomFeed(info, [{ ...item, updated: null }]).feed;
  expect(feed).toContainEqual({ updated: '2024-02-03T00:00:00.000Z' });
  expect(feed).toContainEqual({
    entry: [
      { _attr: { 'xml:lang': 'en' } },
      { id: 'https://a.example/blog/a' },
      { title: 'a < b' },
      {
        link: {
          _attr: { rel: 'alternate', type: 'text/html', hreflang: 'en', href: 'https://a.example/blog/a' },
        },
      },
      { published: '2024-02-03T00:00:00.000Z' },
      { updated: '2024-02-03T00:00:00.000Z' },
      { author: [{ name: 'Ada' }, { uri: 'https://a.example/ada' }, { email: 'ada@a.example' }] },
      { author: [{ name: 'Bo' }] },
      { category: { _attr: { term: 'C++' } } },
      { summary: 'Short' },
      { content: { _attr: { type: 'html' }, _cdata: '<p>x</p>' } },
    ],
  });
  expect(atomFeed(info, []).feed).toContainEqual({ updated: '1970-01-01T00:00:00.000Z' });
});

it('JSON Feed is 1.1, and has a list of items even when it is empty', () => {
  const own = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Site & Blog',
    home_page_url: 'https://a.example/blog',
    feed_url: 'https://a.example/blog/x',
    description: 'All of it',
    favicon: 'https://a.example/favicon.svg',
    language: 'zh-Hans',
    authors: [{ name: 'Site' }],
  };
  expect(jsonFeed(info, [])).toEqual({ ...own, items: [] });
  expect(jsonFeed(info, [item]).items).toEqual([
    {
      id: 'https://a.example/blog/a',
      url: 'https://a.example/blog/a',
      title: 'a < b',
      content_html: '<p>x</p>',
      summary: 'Short',
      date_published: '2024-02-03T00:00:00.000Z',
      date_modified: '2024-03-04T05:06:07.000Z',
      authors: [
        { name: 'Ada', url: 'https://a.example/ada' },
        { name: 'Bo', avatar: 'https://a.example/bo.png' },
      ],
      tags: ['C++'],
      language: 'en',
    },
  ]);
});
