import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listed } from '../../src/domain/blog/lists';
import { deliverTree } from '../../src/domain/markdown/deliver';
import { feedHtml } from '../../src/domain/publish/feed-html';
import { localeCodes, localizePath, type Locale } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/site/page-plan';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { keepLastChange } from '../../src/gatsby/outputs/feed-files';
import { FeedTexts, type FeedSource } from '../../src/gatsby/outputs/feed-texts';
import { compiledDocument } from '../../src/gatsby/store/compiled-documents';
import { site } from '../../src/site/config';
import { openDataLayer, type AskDataLayer } from '../support/data-layer';
import { checkFeed } from '../support/feed-rules';
import { copyFixture } from '../support/fixtures';
import { withFeedHtml, writtenFeeds } from '../support/written-feeds';

const { directory, root, remove } = copyFixture('valid');
const content = new ContentLoader(root, directory).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });
afterAll(remove);

interface JsonFeed {
  items: { url: string; title: string; content_html: string; tags: string[]; language: string }[];
}

/** Texts that were made. */
let made: FeedSource[] = [];
const makeHtml = (source: FeedSource, pageUrl: string): string => {
  made.push(source);
  const { tree } = compiledDocument(source.digest, directory);
  const delivery = { link: (index: number) => source.hrefs[index] ?? '', image: () => ({ src: '/x.svg' }) };
  return feedHtml(deliverTree(tree, delivery), pageUrl);
};

let ask: AskDataLayer;
let feeds = new Map<string, string>();
beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
  const html = (node: unknown) => makeHtml(node as FeedSource, site.url);
  ask = await openDataLayer(withFeedHtml(nodes, html));
  feeds = await writtenFeeds(ask, content, directory);
}, 120_000);

const fileOf = (neutral: string, locale: Locale): string => localizePath(neutral, locale, site.i18n);
const jsonOf = (locale: Locale): JsonFeed =>
  JSON.parse(feeds.get(fileOf('/blog/feed.json', locale)) ?? '') as JsonFeed;

describe('feeds', () => {
  it.each(localeCodes(site.i18n))('hold what the lists hold: %s', (locale) => {
    const titles = listed(content.index.posts).map(
      ({ versions, original }) => (versions[locale] ?? original).title,
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
    vi.spyOn(Date.prototype, 'toUTCString').mockReturnValueOnce('Thu, 31 Dec 2099 23:59:59 GMT');
    expect(await write()).toEqual(feeds);
  });

  it('makes a feed of the site’s own again when its file or one of its posts is another', async () => {
    const file = path.join(directory, 'public/en/blog/tags/tide/rss.xml');
    const other = 'x'.repeat(100);
    writeFileSync(file, other);
    expect(await write()).toEqual(feeds);
    // An unchanged feed is not made again just to be compared.
    const atom = path.join(directory, 'public/blog/atom.xml');
    const { mtimeMs } = statSync(atom);
    await write();
    expect(statSync(atom).mtimeMs).toBe(mtimeMs);
    rmSync(file);
    expect(await write()).toEqual(feeds);
    const { mtimeMs: before } = statSync(file);
    await writtenFeeds(ask, content, directory, ({ key }) => `${key} changed`);
    expect(statSync(file).mtimeMs).toBeGreaterThan(before);
  });

  it('removes the feed of a tag that is gone, and those of a blog that is', async () => {
    const [first] = content.index.tags.post.keys();
    const fewer = new Map([...content.index.tags.post].filter(([key]) => key !== first));
    const gone = content.index.tags.post.get(first ?? '')?.slug ?? '';
    const without = { index: { ...content.index, tags: { ...content.index.tags, post: fewer } } };
    const left = await writtenFeeds(ask, without, directory);
    expect([...feeds.keys()].filter((file) => !left.has(file))).toEqual([
      `/blog/tags/${gone}/rss.xml`,
      `/en/blog/tags/${gone}/rss.xml`,
    ]);
    const empty = { index: { ...content.index, posts: [] } };
    expect(
      [...(await writtenFeeds(ask, empty, directory)).keys()].filter((file) => file.includes('blog')),
    ).toEqual([]);
    expect(await write()).toEqual(feeds);
  });
});

describe('keepLastChange', () => {
  const file = path.join(directory, 'head.xml');
  const built = 'Sun, 22 Nov 2026 10:00:00 GMT';
  const changed = 'Sat, 03 Feb 2024 00:00:00 GMT';

  it('replaces the time of the build, whatever stands around it', () => {
    const text = (date: string) =>
      `<title><![CDATA[潮池]]></title><lastBuildDate>${date}</lastBuildDate><pubDate>${changed}</pubDate><item><pubDate>x</pubDate>`;
    writeFileSync(file, text(built));
    keepLastChange(file);
    expect(readFileSync(file, 'utf8')).toBe(text(changed));
  });

  it.each([
    ['another form of date', `<lastBuildDate>2026-11-22</lastBuildDate><pubDate>${changed}</pubDate>`],
    ['no date of its items', `<lastBuildDate>${built}</lastBuildDate>`],
  ])('fails for %s', (_, text) => {
    writeFileSync(file, text);
    expect(() => keepLastChange(file)).toThrow(/gatsby-plugin-feed has not written (lastBuildDate|pubDate)/);
  });
});

describe('texts of posts', () => {
  const sources = nodes.filter(({ type }) => type === 'BlogPost') as unknown as FeedSource[];
  const source = sources.find(({ references }) => references.length > 0) ?? sources[0];
  if (!source) throw new Error('No post.');
  const texts = () =>
    new FeedTexts(directory, root, (post, pageUrl) => Promise.resolve(makeHtml(post, pageUrl)), new Map());
  beforeEach(async () => {
    await texts().htmlOf(source);
    made = [];
  });

  it('are made once', async () => {
    expect(await texts().htmlOf(source)).not.toBe('');
    expect(made).toEqual([]);
    expect(texts().has(texts().keyOf(source))).toBe(true);
  });

  it.each([
    ['a link', { hrefs: [...source.hrefs, '/elsewhere'] }],
    [
      'a reference',
      {
        references: [
          ...source.references,
          { title: 'A', url: 'https://a.example/', author: null, time: null },
        ],
      },
    ],
    ['the address', { permalink: '/blog/elsewhere' }],
    ['the language', { locale: source.locale === 'en' ? 'zh-Hans' : 'en' } as const],
  ])('are made again for another value of %s', async (_, change) => {
    const changed = { ...source, ...change };
    expect(texts().keyOf(changed)).not.toBe(texts().keyOf(source));
    await texts().htmlOf(changed);
    expect(made).toHaveLength(1);
    rmSync(path.join(directory, 'node_modules/.cache/tidepool/feed-texts'), { recursive: true });
  });

  it('are made again when a picture changes', () => {
    const shown = sources.find(({ digest }) => compiledDocument(digest, directory).images.length > 0);
    if (!shown) throw new Error('No post with a picture.');
    const [image] = compiledDocument(shown.digest, directory).images;
    const picture = image?.src.startsWith('/')
      ? path.join(directory, 'static', image.src)
      : path.join(root, path.dirname(shown.file), image?.src ?? '');
    const before = texts().keyOf(shown);
    const known = existsSync(picture) ? readFileSync(picture) : null;
    mkdirSync(path.dirname(picture), { recursive: true });
    writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    expect(texts().keyOf(shown)).not.toBe(before);
    if (known) writeFileSync(picture, known);
    else rmSync(picture);
  });
});
