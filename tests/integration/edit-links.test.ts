import { afterAll, expect, it } from 'vitest';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
afterAll(remove);

it('edit links begin at the content root, wherever it is', () => {
  const content = new ContentLoader(root, directory).load({ includeDrafts: false });
  const sources = { content, site, lastUpdates: new Map(), root, directory: `${directory}/repository` };
  const post = buildNodes(sources).find(({ id }) => id === 'post:2023-01-05-Anemone/index:zh-Hans');
  expect(post?.editUrl).toBe(`${site.editUrl ?? ''}blog/2023-01-05-Anemone/index.mdx`);
});
