import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groupByMonth } from '../../src/domain/blog/archive';
import { localeCodes, localizePath, type Locale } from '../../src/domain/routing/locale';
import { usedTags } from '../../src/domain/site/page-plan';
import { pageInputs, type PageInput } from '../../src/gatsby/nodes/create-pages';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';
import { sharedData } from '../../src/gatsby/nodes/shared-data';
import { site } from '../../src/site/config';
import { brief } from '../support/content';
import { openDataLayer, type AskDataLayer } from '../support/data-layer';
import { HIDDEN, LISTED, manyPosts } from '../support/many-posts';
import { templateQuery } from '../support/template-query';

/** A blog of exactly 37 listed posts, with unlisted posts and drafts among them: all outputs agree. */

const temporary = mkdtempSync(path.join(tmpdir(), 'tidepool-blog-'));
const { pageSize } = site.blog;
const content = manyPosts();
const nodes = buildNodes({
  content,
  site,
  lastUpdates: new Map(),
  root: path.join(temporary, 'content'),
  directory: temporary,
});

/** The contents of a list page. */
interface ListPage extends PageInput {
  titles: string[];
  json: string;
}

let ask: AskDataLayer;
const shared = sharedData(content);
const pages = pageInputs(content, shared);

beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(temporary);
  ask = await openDataLayer(nodes);
}, 120_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const KINDS = ['blog-list', 'blog-archive', 'blog-tag', 'blog-tags', 'blog-author', 'blog-authors', 'home'];

/** Every page that lists posts, with the results of its template's query. */
async function listPages(locale: Locale): Promise<ListPage[]> {
  const wanted = pages.filter(({ context }) => KINDS.includes(context.kind) && context.locale === locale);
  return Promise.all(
    wanted.map(async (page) => {
      const answer = (await ask(templateQuery(page.context.kind), { ...page.context })) as {
        postList?: { posts: { title: string }[] };
      };
      const titles = answer.postList?.posts.map(({ title }) => title) ?? [];
      return { ...page, titles, json: JSON.stringify(answer) };
    }),
  );
}

const ofKind = (list: ListPage[], kind: string): ListPage[] =>
  list.filter(({ context }) => context.kind === kind);

it('has no problems', () => {
  expect(brief(content.problems)).toEqual([]);
  expect(LISTED).toHaveLength(37);
});

describe.each(localeCodes(site.i18n))('in %s', (locale) => {
  let lists: ListPage[] = [];
  let everything: string[] = [];
  const at = (neutral: string): string => localizePath(neutral, locale, site.i18n);

  beforeAll(async () => {
    lists = await listPages(locale);
    everything = ofKind(lists, 'blog-list').flatMap(({ titles }) => titles);
  });

  it('the list has full pages and the rest on the last, newest first, each post once', () => {
    const found = ofKind(lists, 'blog-list');
    const full = Math.floor(37 / pageSize);
    expect(found.map((page) => [page.path, page.titles.length])).toEqual([
      [at('/blog'), pageSize],
      ...Array.from({ length: full - 1 }, (_, index) => [at(`/blog/page/${String(index + 2)}`), pageSize]),
      [at(`/blog/page/${String(full + 1)}`), 37 % pageSize],
    ]);
    expect(everything).toEqual(LISTED.map((post) => post.title[locale]));
  });

  it('the archive holds the same posts, month by month', async () => {
    const { posts } = (await ask(templateQuery('blog-archive'), { locale, language: locale })) as {
      posts: { nodes: { title: string; date: string }[] };
    };
    const years = groupByMonth(posts.nodes);
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(37);
    expect(years.flatMap(({ months }) => months.flatMap((month) => month.posts))).toEqual(posts.nodes);
    expect(posts.nodes.map(({ title }) => title)).toEqual(everything);
  });

  it('tag pages and the tag index agree', async () => {
    const { tags } = (await ask(templateQuery('blog-tags'), { locale, language: locale })) as {
      tags: { nodes: { label: string; permalink: string; count: number }[] };
    };
    const listedTags = usedTags('post', content.index).filter(({ unlisted }) => !unlisted);
    expect(tags.nodes.map(({ permalink }) => permalink).sort()).toEqual(
      listedTags.map(({ slug }) => at(`/blog/tags/${slug}`)).sort(),
    );
    for (const { permalink, count } of tags.nodes) {
      const own = ofKind(lists, 'blog-tag').filter(
        (page) => page.path === permalink || page.path.startsWith(`${permalink}/page/`),
      );
      const titles = own.flatMap((page) => page.titles);
      expect(titles).toHaveLength(count);
      expect(own).toHaveLength(Math.ceil(count / pageSize));
      expect(everything.filter((title) => titles.includes(title))).toEqual(titles);
    }
  });

  it('author pages and the list of authors agree', async () => {
    const { authors } = (await ask(templateQuery('blog-authors'), { locale, language: locale })) as {
      authors: { nodes: { permalink: string; count: number }[] };
    };
    const counts = authors.nodes.map(({ permalink, count }) => {
      const own = ofKind(lists, 'blog-author').filter(
        (page) => page.path === permalink || page.path.startsWith(`${permalink}/authors/`),
      );
      expect(own.flatMap((page) => page.titles)).toHaveLength(count);
      expect(own).toHaveLength(Math.max(1, Math.ceil(count / pageSize)));
      return count;
    });
    // One author has written nothing and still has a page.
    expect(counts.sort((a, b) => a - b)).toEqual([0, 12, 25]);
  });

  it('recent posts, latest, recommended and neighbours go through the same list', async () => {
    const { blogOverview } = (await ask(
      `{ blogOverview(locale: { eq: "${locale}" }) { posts { title } latest { title } recommended { title } } }`,
    )) as { blogOverview: Record<'posts' | 'latest' | 'recommended', { title: string }[]> };
    const titles = (some: { title: string }[]) => some.map(({ title }) => title);
    expect(titles(blogOverview.posts)).toEqual(everything);
    expect(titles(blogOverview.latest)).toEqual(everything.slice(0, 5));
    expect(titles(blogOverview.recommended)).toEqual(
      LISTED.filter(({ recommended }) => recommended).map(({ title }) => title[locale]),
    );
    const posts = nodes.filter((node) => node.type === 'BlogPost' && node.locale === locale && node.listed);
    const older = posts.flatMap(({ nextItem }) => (nextItem ? [nextItem as { title: string }] : []));
    expect(titles(older)).toEqual(everything.slice(1));
  });

  it('nothing names an unlisted post or a draft', () => {
    const hidden = HIDDEN.flatMap(({ title, slug }) => [...Object.values(title), `/blog/${slug}`]);
    const isOfHiddenTag = ({ path: address }: PageInput): boolean => address.endsWith('/blog/tags/secret');
    const outputs = [
      ...lists.filter((page) => !isOfHiddenTag(page)).map((page) => [page.path, page.json]),
      ...Array.from(shared.files.values(), ({ name, data }) => [name, JSON.stringify(data)]),
      // Everything that a page shows is in its node: neighbours, related posts, lists, counts.
      ...nodes
        .filter(({ listed }) => listed !== false)
        .map((node) => [node.id, JSON.stringify(namesIn(node))]),
      ...pages
        .filter(({ path: address }) => !HIDDEN.some(({ slug }) => address.endsWith(`/blog/${slug}`)))
        .map((page) => [page.path, JSON.stringify(page.context)]),
    ] as [string, string][];
    expect(outputs.length).toBeGreaterThan(150);
    const found = outputs.flatMap(([name, text]) =>
      hidden.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('unlisted posts have pages, drafts have none', () => {
    const addresses = new Set(pages.map((page) => page.path));
    for (const { slug, draft } of HIDDEN) expect(addresses.has(at(`/blog/${slug}`))).toBe(!draft);
  });

  it('a tag of unlisted posts only has a page that shows them, and is in no index', () => {
    const [page] = ofKind(lists, 'blog-tag').filter(({ path: address }) => address.endsWith('/secret'));
    expect(page?.titles).toEqual(HIDDEN.filter(({ draft }) => !draft).map(({ title }) => title[locale]));
    expect(nodes.find(({ id }) => id === `post-tag:Secret:${locale}`)).toMatchObject({ unlisted: true });
  });
});

/** The node without ids of other nodes, which readers never see. */
const namesIn = ({ id: _id, posts: _posts, ...node }: NodeInput): Partial<NodeInput> => node;
