import { afterAll, describe, expect, it } from 'vitest';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
afterAll(remove);

describe('edit links of a content root outside of the repository', () => {
  const content = new ContentLoader(root, directory).load({ includeDrafts: false });
  const sources = { content, site, lastUpdates: new Map(), root, directory: `${directory}/repository` };
  const linkOf = (nodes: ReturnType<typeof buildNodes>): unknown =>
    nodes.find(({ id }) => id === 'post:2023-01-05-Anemone/index:zh-Hans')?.editUrl;

  it('are none: its files have no address there', () => {
    const nodes = buildNodes(sources);
    expect(nodes.filter(({ editUrl }) => String(editUrl).includes('..'))).toEqual([]);
    expect(linkOf(nodes)).toBeNull();
  });

  it('begin at the content root where that brings its own configuration', () => {
    expect(linkOf(buildNodes({ ...sources, editFolder: root }))).toBe(
      `${site.editUrl ?? ''}blog/2023-01-05-Anemone/index.mdx`,
    );
  });
});
