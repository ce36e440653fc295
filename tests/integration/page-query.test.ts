import { buildSchema, graphql as ask } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlannedPage } from '../../src/domain/site/page-plan';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { queryPages } from '../../src/gatsby/nodes/page-query';
import { site } from '../../src/site/config';
import { openDataLayer, type AskDataLayer } from '../support/data-layer';
import { copyFixture } from '../support/fixtures';

/** Pages planned from the answers of Gatsby's data layer. */

type Graphql = Parameters<typeof queryPages>[0]['graphql'];

const { directory, root, remove } = copyFixture('valid');
const content = new ContentLoader({ root, directory }).load({ includeDrafts: false });
const nodes = buildNodes({ content, site, lastUpdates: new Map(), root, directory });

afterAll(remove);

const planFrom = async (dataLayer: AskDataLayer): Promise<PlannedPage[]> => {
  const graphql = async (query: string) => ({ data: await dataLayer(query) });
  return (await queryPages({ graphql: graphql as Graphql }, site)).pages;
};

const sorted = (pages: readonly PlannedPage[]): PlannedPage[] =>
  [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));

describe('pages', () => {
  let dataLayer: AskDataLayer;
  beforeAll(async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    // One post has a node in one language only.
    dataLayer = await openDataLayer(nodes.filter(({ id }) => id !== 'post:2023-06-05-Foam:en'));
  });

  it('are those that nodes are there for, in the language of the node', async () => {
    const expected = content.plan.pages.filter(({ path }) => path !== '/en/blog/Foam');
    expect(sorted(await planFrom(dataLayer))).toEqual(sorted(expected));
  });

  it('of posts come newest first, whatever the order of the nodes', async () => {
    const posts = (await planFrom(dataLayer)).filter(
      ({ kind, locale }) => kind === 'post' && locale === 'zh-Hans',
    );
    expect(posts.map(({ key }) => key)).toEqual(content.index.posts.map(({ key }) => key));
  });
});

it('a query that the data layer rejects is an error with its file and line', async () => {
  const schema = buildSchema('type Query { allBlogPost: String }');
  const graphql = (source: string) => ask({ schema, source });
  await expect(queryPages({ graphql: graphql as Graphql }, site)).rejects.toThrow(
    /src\/gatsby\/nodes\/page-query\.ts: .*SitePages\.\n.*allBlogPost[^]*:\d+:\d+/,
  );
});
