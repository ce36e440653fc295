import { expect, it } from 'vitest';
import type { SiteContent } from '../../src/domain/site/site-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';
import { site } from '../../src/site/config';
import { manyPosts } from '../support/many-posts';

const listNodes = (content: SiteContent): NodeInput[] =>
  buildNodes({ content, site, lastUpdates: new Map(), root: '/site/content', directory: '/site' }).filter(
    ({ type }) => type === 'PostList',
  );

const lists = listNodes(manyPosts());
it('stays as it is when the text of a post changes: pages of other posts are not made again', () => {
  const changed = manyPosts();
  for (const post of changed.index.posts)
    for (const translation of Object.values(post.translations)) {
      translation.title += ' (changed)';
      translation.digest += '0';
    }
  expect(listNodes(changed)).toEqual(lists);
});
