import { afterAll, expect, it } from 'vitest';
import { deliverTree } from '../../src/domain/markdown/deliver';
import { textOfHtml } from '../../src/domain/publish/feed-html';
import { localeCodes, type Locale } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/routing/page-plan';
import { feedFiles, feedItem, type FeedPost } from '../../src/gatsby/feeds';
import { compiledDocument } from '../../src/gatsby/compiled-documents';
import { ContentLoader } from '../../src/gatsby/load-content';
import { buildNodes } from '../../src/gatsby/nodes';
import { site } from '../../src/site/config';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
const content = new ContentLoader(root, directory).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });
afterAll(remove);

interface JsonFeed {
  items: { url: string; title: string; content_html: string; tags: string[]; language: string }[];
}

/** Posts as Gatsby's query gives them. */
function queried(locale: Locale): FeedPost[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes
    .filter((node) => node.type === 'BlogPost' && node.locale === locale && node.listed === true)
    .map((node) => {
      const { tree } = compiledDocument(String(node.digest), directory);
      const hrefs = node.hrefs as string[];
      return {
        ...node,
        tags: (node.tags as string[]).map((id) => byId.get(id)),
        authors: (node.authors as string[]).map((id) => byId.get(id)),
        content: deliverTree(tree, { link: (index) => hrefs[index] ?? '', image: () => ({ src: '/x.svg' }) }),
      } as unknown as FeedPost;
    });
}

const filesOf = (locale: Locale) =>
  new Map(
    feedFiles(
      queried(locale).map((post) => feedItem(post, locale)),
      [...content.index.tags.post.values()],
      locale,
    ),
  );
const jsonOf = (locale: Locale): JsonFeed =>
  JSON.parse(
    filesOf(locale).get(locale === 'en' ? '/en/blog/feed.json' : '/blog/feed.json') ?? '',
  ) as JsonFeed;

it.each(localeCodes(site.i18n))('hold what the lists hold: %s', (locale) => {
  const titles = jsonOf(locale).items.map(({ title }) => title);
  const listed = queried(locale).map(({ title }) => title);
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

it('a text is made, or known, by what it is and by the address it is published under', () => {
  const [post] = queried('en');
  if (!post) throw new Error('No post.');
  const { entry } = feedItem(post, 'en', (content, url) => {
    expect(content).toBe(post.content);
    return `<p>${url}</p>`;
  });
  expect(entry.html).toContain(`<p>${encodeURI(site.url + post.permalink)}</p>`);
});
