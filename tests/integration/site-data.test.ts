import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listed } from '../../src/domain/blog/lists';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { virtualContent } from '../support/content';
import { openDataLayer } from '../support/data-layer';
import { checkFeed } from '../support/feed-rules';
import { withFeedHtml, writtenFeeds } from '../support/written-feeds';

const content = virtualContent({
  'data/friends.yml': ['Zebra', '爱', 'Apple', '潮', '北']
    .map(
      (name) =>
        `- name: ${name}\n  url: https://example.com/\n  description: { zh-Hans: 甲, en: a }\n  since: 2024-05\n`,
    )
    .join(''),
  'data/releases.yml': ['2023-01-01', '2024-01-01', '2022-01-01']
    .map(
      (date, index) =>
        `- date: ${date}\n  version: 1.${String(index)}.0\n  type: fix\n  title: { zh-Hans: 标题, en: Title }\n  notes: { zh-Hans: ["<甲>"], en: ["<a> & b"] }\n`,
    )
    .join(''),
  'pages/release.mdx': '---\ntitle: 更新\n---\n更新。',
  'blog/2024-01-01-a.mdx': '---\ntitle: 甲\ntags: [T]\n---\n潮池里有螃蟹。',
  'blog/2024-01-01-a.en.mdx': '---\ntitle: A\ntags: [T]\n---\nThere are crabs.',
  'blog/2024-01-02-b.mdx': '---\ntitle: 乙\nunlisted: true\n---\n不算。',
  'blog/tags.yml': 'T:\n  label: { zh-Hans: 潮, en: Tide }\n',
  'docs/tags.yml': 'T:\n  label: { zh-Hans: 潮, en: Tide }\n',
  'docs/Intro.mdx': '---\ntitle: 丙\ntags: [T]\n---\n两个词。',
});
const nodes = buildNodes({
  content,
  site,
  lastUpdates: new Map(),
  root: path.resolve('content'),
  directory: path.resolve('.'),
});
const of = (type: string, locale: string) =>
  nodes.filter((node) => node.type === type && node.locale === locale);

describe('nodes of data files', () => {
  it('puts friends into the order of the language’s dictionary', () => {
    expect(of('Friend', 'zh-Hans').map(({ name }) => name)).toEqual(['爱', '北', '潮', 'Apple', 'Zebra']);
    expect(
      of('Friend', 'en')
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Apple', 'Zebra']);
    expect(of('Friend', 'zh-Hans').map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  });

  it('puts releases newest first', () => {
    expect(of('Release', 'en').map(({ anchor }) => anchor)).toEqual(['v1.1.0', 'v1.0.0', 'v1.2.0']);
  });

  it('counts what is listed, in the language of the page', () => {
    const words = (locale: 'zh-Hans' | 'en') =>
      [...listed(content.index.posts), ...listed(content.index.docs)].reduce((sum, document) => {
        const { statistics } = (document.translations[locale] ?? document.original).compiled;
        return sum + statistics.cjkCharacters + statistics.words;
      }, 0);
    for (const locale of ['zh-Hans', 'en'] as const) {
      expect(of('SiteCounts', locale)).toMatchObject([
        { posts: 1, docs: 1, tags: 1, words: words(locale), since: '2024-01-01' },
      ]);
    }
    expect(words('zh-Hans')).not.toBe(words('en'));
  });
});

describe('the update log’s feed', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'tidepool-releases-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('has an entry per release with an address of its own, newest first', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    const ask = await openDataLayer(withFeedHtml(nodes, () => ''));
    const xml = (await writtenFeeds(ask, content, directory)).get('/en/release/rss.xml') ?? '';
    expect(checkFeed('/en/release/rss.xml', xml).problems).toEqual([]);
    expect([...xml.matchAll(/<guid[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual([
      `${site.url}/en/release/#v1.1.0`,
      `${site.url}/en/release/#v1.0.0`,
      `${site.url}/en/release/#v1.2.0`,
    ]);
    // The author's text is escaped in the HTML.
    expect(xml).toContain('<![CDATA[<ul><li>&lt;a&gt; &amp; b</li></ul>]]>');
  }, 120_000);
});
