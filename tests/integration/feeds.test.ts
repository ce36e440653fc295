import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listed } from '../../src/domain/blog/lists';
import { deliverTree } from '../../src/domain/markdown/deliver';
import { feedHtml } from '../../src/domain/publish/feed-html';
import { localeCodes, localizePath, type Locale } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/site/page-plan';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import type { NodeInput, PostFields } from '../../src/gatsby/nodes/node-types';
import { compiledDocument } from '../../src/gatsby/store/compiled-documents';
import { site } from '../../src/site/config';
import { openDataLayer, type AskDataLayer } from '../support/data-layer';
import { checkFeed } from '../support/feed-rules';
import { copyFixture } from '../support/fixtures';
import { withFeedHtml, writtenFeeds } from '../support/written-feeds';

const { directory, root, remove } = copyFixture('valid');
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });
afterAll(remove);

interface JsonFeed {
  items: { url: string; title: string; content_html: string; tags: string[]; language: string }[];
}

const makeHtml = (node: NodeInput): string => {
  const { digest, links } = node as unknown as PostFields;
  const { tree } = compiledDocument(digest, directory);
  const delivery = { link: (index: number) => links[index] ?? '', image: () => ({ src: '/x.svg' }) };
  return feedHtml(deliverTree(tree, delivery), site.url);
};

let ask: AskDataLayer;
let feeds = new Map<string, string>();
beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
  ask = await openDataLayer(withFeedHtml(nodes, makeHtml));
  feeds = await writtenFeeds(ask, content, directory);
}, 120_000);

const fileOf = (neutral: string, locale: Locale): string => localizePath(neutral, locale, site.i18n);
const jsonOf = (locale: Locale): JsonFeed =>
  JSON.parse(feeds.get(fileOf('/blog/feed.json', locale)) ?? '') as JsonFeed;

describe('feeds', () => {
  it.each(localeCodes(site.i18n))('hold what the lists hold: %s', (locale) => {
    const titles = listed(content.index.posts).map(
      ({ translations, original }) => (translations[locale] ?? original).title,
    );
    expect(jsonOf(locale).items.map(({ title }) => title)).toEqual(titles);
    for (const file of ['/blog/rss.xml', '/blog/atom.xml'].map((neutral) => fileOf(neutral, locale))) {
      const { entries, problems } = checkFeed(file, feeds.get(file) ?? '');
      expect(entries.map(({ title }) => title)).toEqual(titles);
      expect(problems).toEqual([]);
    }
    const all = [...feeds.values()].join('\n');
    for (const post of content.index.posts.filter(({ unlisted }) => unlisted))
      expect(all).not.toContain(`${site.url}${fileOf(post.path, locale)}<`);
  });

  it('have one more per tag with listed posts, as long as the tag’s pages', () => {
    const tags = usedTags('post', content.index).filter(({ unlisted }) => !unlisted);
    const english = [...feeds.keys()].filter((file) => file.startsWith('/en/blog/'));
    expect(english).toHaveLength(3 + tags.length);
    for (const { slug, count } of tags)
      expect(feeds.get(`/en/blog/tags/${slug}/rss.xml`)?.match(/<item>/g)).toHaveLength(count);
  });

  it('say in which language a text is', () => {
    const languages = new Map(jsonOf('en').items.map(({ title, language }) => [title, language]));
    expect(languages.get('泡沫')).toBe('zh-Hans');
    expect(languages.get('Anemones')).toBe('en');
  });

  it('are known to the link checker', () => {
    expect(content.targets.paths.get('/blog/rss.xml')).toBe('/blog/rss.xml');
    expect(content.targets.paths.get('/blog/tags/tide/rss.xml')).toBe('/blog/tags/tide/rss.xml');
    expect(content.targets.paths.has('/blog/tags/unused/rss.xml')).toBe(false);
  });
});

describe('a second build', () => {
  const write = () => writtenFeeds(ask, content, directory);

  it('writes the same bytes, whatever the time', async () => {
    const clock = vi.spyOn(Date.prototype, 'toUTCString').mockReturnValue('Thu, 31 Dec 2099 23:59:59 GMT');
    expect(await write()).toEqual(feeds);
    expect(clock).toHaveBeenCalled();
    clock.mockRestore();
  });

  it('writes a feed again when its file is another, and no other', async () => {
    const file = path.join(directory, 'public/en/blog/tags/tide/rss.xml');
    const atom = path.join(directory, 'public/blog/atom.xml');
    const { mtimeMs } = statSync(atom);
    writeFileSync(file, 'other');
    expect(await write()).toEqual(feeds);
    expect(statSync(atom).mtimeMs).toBe(mtimeMs);
  });

  it('removes the feed of a tag that is gone, and those of a blog that is', async () => {
    const stale = path.join(directory, 'public/blog/tags/gone/rss.xml');
    mkdirSync(path.dirname(stale), { recursive: true });
    writeFileSync(stale, '<rss/>');
    expect(await write()).toEqual(feeds);
    expect(existsSync(stale)).toBe(false);
    const empty = { index: { ...content.index, posts: [] } };
    expect(
      [...(await writtenFeeds(ask, empty, directory)).keys()].filter((file) => file.includes('blog')),
    ).toEqual([]);
    expect(await write()).toEqual(feeds);
  });
});
