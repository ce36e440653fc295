import { expect, it } from 'vitest';
import type { SiteContent } from '../../src/domain/site/site-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';
import { site } from '../../src/site/config';
import { HIDDEN, LISTED, manyPosts } from '../support/many-posts';

const listNodes = (content: SiteContent): NodeInput[] =>
  buildNodes({ content, site, lastUpdates: new Map(), root: '/site/content', directory: '/site' }).filter(
    ({ type }) => type === 'PostList',
  );

const lists = listNodes(manyPosts());
const slugsOf = (path: string): string[] =>
  (lists.find((node) => node.path === path)?.posts as string[]).map(
    (id) => /^post:\d{4}-\d\d-\d\d-(.*):en$/.exec(id)?.[1] ?? id,
  );

it('is one node per page of a list, with the posts in the order of the page', () => {
  const count = Math.ceil(LISTED.length / site.blog.pageSize);
  const pages = Array.from({ length: count }, (_, index) =>
    index === 0 ? '/en/blog' : `/en/blog/page/${String(index + 1)}`,
  );
  expect(pages.flatMap(slugsOf)).toEqual(LISTED.map(({ slug }) => slug));
  expect(slugsOf('/en/blog')).toHaveLength(site.blog.pageSize);
});

it('shows unlisted posts only under tags that no other post has', () => {
  const hidden = HIDDEN.filter(({ draft }) => !draft).map(({ slug }) => slug);
  expect(slugsOf('/en/blog/tags/secret').sort()).toEqual(hidden.sort());
  for (const { path } of lists.filter(({ path }) => !String(path).includes('secret')))
    for (const slug of slugsOf(String(path).replace(/^(?!\/en)/, '/en'))) expect(hidden).not.toContain(slug);
});

it('stays as it is when the text of a post changes: pages of other posts are not made again', () => {
  const changed = manyPosts();
  for (const post of changed.index.posts)
    for (const version of Object.values(post.versions)) {
      version.title += ' (changed)';
      version.digest += '0';
    }
  expect(listNodes(changed)).toEqual(lists);
});
