import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverTree } from '../../src/domain/markdown/deliver';
import { feedHtml, textOfHtml } from '../../src/domain/publish/feed-html';
import { localeCodes, type Locale } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/site/page-plan';
import { planFeeds, type FeedPlan, type FeedText } from '../../src/gatsby/outputs/feed-plan';
import { publishFeeds } from '../../src/gatsby/outputs/feeds';
import { compiledDocument } from '../../src/gatsby/store/compiled-documents';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
const content = new ContentLoader(root, directory).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });
afterAll(remove);

interface JsonFeed {
  items: { url: string; title: string; content_html: string; tags: string[]; language: string }[];
}

const byId = new Map(nodes.map((node) => [node.id, node]));
const plans = planFeeds({ content, getNode: (id) => byId.get(id), root, directory });
const planOf = (locale: Locale): FeedPlan =>
  plans[localeCodes(site.i18n).indexOf(locale)] ?? { entries: [], feeds: [] };

/** Texts that were made. */
let made: FeedText[] = [];
const makeHtml = (text: FeedText): Promise<string> => {
  made.push(text);
  const { tree } = compiledDocument(text.digest, directory);
  const content = deliverTree(tree, {
    link: (index) => text.hrefs[index] ?? '',
    image: () => ({ src: '/x.svg' }),
  });
  return Promise.resolve(feedHtml(content, text.url));
};
const publish = (some: FeedPlan[] = plans) => {
  made = [];
  return publishFeeds(directory, some, makeHtml);
};
beforeAll(() => publish());

const filesOf = (locale: Locale) =>
  new Map(
    planOf(locale).feeds.map(({ file }) => [
      `/${file}`,
      readFileSync(path.join(directory, 'public', file), 'utf8'),
    ]),
  );
const jsonOf = (locale: Locale): JsonFeed =>
  JSON.parse(
    filesOf(locale).get(locale === 'en' ? '/en/blog/feed.json' : '/blog/feed.json') ?? '',
  ) as JsonFeed;

it.each(localeCodes(site.i18n))('hold what the lists hold: %s', (locale) => {
  const titles = jsonOf(locale).items.map(({ title }) => title);
  const listed = planOf(locale).entries.map(({ entry }) => entry.title);
  expect(titles).toEqual(listed);
  const all = [...filesOf(locale).values()].join('\n');
  for (const post of content.index.posts.filter(({ unlisted }) => unlisted))
    expect(all).not.toContain(`${site.url}${locale === 'en' ? '/en' : ''}${post.path}<`);
});

it('have one more per tag with listed posts, as long as the tag’s pages', () => {
  const files = filesOf('en');
  const tags = usedTags('post', content.index).filter(({ unlisted }) => !unlisted);
  expect(files.size).toBe(3 + tags.length);
  for (const { slug, count } of tags)
    expect(files.get(`/en/blog/tags/${slug}/rss.xml`)?.match(/<item>/g)).toHaveLength(count);
});

it('carry whole texts with absolute addresses only', () => {
  for (const { content_html: html } of jsonOf('en').items) {
    expect(html.match(/(?:href|src)="(?!https?:|mailto:)[^"]*"/g)).toBeNull();
    expect(textOfHtml(html)).not.toBe('');
  }
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

describe('a second build', () => {
  const all = plans.flatMap(({ feeds }) => feeds.map(({ file }) => file));

  it('writes nothing where nothing has changed', async () => {
    expect(await publish()).toEqual({ feeds: all.length, written: 0 });
    expect(made).toEqual([]);
  });

  it('writes the feeds of a post that has changed, and makes its text alone', async () => {
    const changed = structuredClone(plans);
    const [first] = changed[0]?.entries ?? [];
    if (!first) throw new Error('No post.');
    first.text.hrefs.push('/elsewhere');
    const holding = changed[0]?.feeds.filter(({ entries }) => entries.includes(0)) ?? [];
    expect(holding.length).toBeLessThan(changed[0]?.feeds.length ?? 0);
    expect(await publish(changed)).toEqual({ feeds: all.length, written: holding.length });
    expect(made).toEqual([first.text]);
    // And back again: the texts of both are known.
    expect(await publish()).toMatchObject({ written: holding.length });
    expect(made).toEqual([]);
  });

  it.each([
    ['its title', (plan: FeedPlan) => plan.entries.at(-1)?.entry, { title: 'Other' }],
    ['the name of a feed', (plan: FeedPlan) => plan.feeds.at(-1)?.info, { title: 'Other' }],
  ])('writes again for another value of %s, without making texts', async (_, part, change) => {
    const changed = structuredClone(plans);
    Object.assign(part(changed[1] ?? { entries: [], feeds: [] }) ?? {}, change);
    expect((await publish(changed)).written).toBeGreaterThan(0);
    expect(made).toEqual([]);
    expect([...filesOf(localeCodes(site.i18n)[1] ?? 'en').values()].join('')).toContain(
      '<title>Other</title>',
    );
    await publish();
  });

  it('removes the feed of a tag that is gone', async () => {
    const [zh, en] = structuredClone(plans);
    const gone = zh?.feeds.pop();
    await publish([zh, en].flatMap((plan) => plan ?? []));
    expect(existsSync(path.join(directory, 'public', gone?.file ?? ''))).toBe(false);
    expect(await publish()).toMatchObject({ written: 1 });
  });

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['another', (file: string) => writeFileSync(file, 'x')],
  ])('writes a feed again whose file is %s', async (_, damage) => {
    const [file = ''] = all;
    const before = readFileSync(path.join(directory, 'public', file), 'utf8');
    damage(path.join(directory, 'public', file));
    expect(await publish()).toMatchObject({ written: 1 });
    expect(readFileSync(path.join(directory, 'public', file), 'utf8')).toBe(before);
  });
});

it('a text has the address it is published under, and the References block after it', () => {
  const { entry, text } = planOf('en').entries[0] ?? {};
  expect(text?.url).toBe(encodeURI(entry?.url ?? ''));
  expect(planOf('en').entries.some(({ text: { references } }) => references.length > 0)).toBe(true);
});
