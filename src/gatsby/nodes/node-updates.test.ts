import { describe, expect, it } from 'vitest';
import { NodeUpdates, type GatsbyNodeInput } from './node-updates';
import type { NodeInput } from './node-types';

const tag = (key: string, label: string): NodeInput => ({ id: `tag:${key}`, type: 'Tag', label });

/** Applies lists of nodes one after the other and gives the effects of the last one. */
function apply(...lists: NodeInput[][]) {
  const updates = new NodeUpdates();
  let created: GatsbyNodeInput[] = [];
  let removed: string[] = [];
  for (const nodes of lists) {
    created = [];
    removed = [];
    updates.apply(nodes, (node) => (node.id === 'tag:a' ? 'mdx' : null), {
      create: (node) => created.push(node),
      remove: (id) => removed.push(id),
    });
  }
  return { created: created.map(({ id }) => id), removed, nodes: created };
}

describe('NodeUpdates', () => {
  it.each<[string, NodeInput[][], string[], string[]]>([
    ['makes all nodes at first', [[tag('a', 'A'), tag('b', 'B')]], ['tag:a', 'tag:b'], []],
    ['leaves what is the same', [[tag('a', 'A')], [tag('a', 'A')]], [], []],
    [
      'makes what differs again',
      [
        [tag('a', 'A'), tag('b', 'B')],
        [tag('a', 'A'), tag('b', 'C')],
      ],
      ['tag:b'],
      [],
    ],
    ['makes what is new', [[tag('a', 'A')], [tag('a', 'A'), tag('b', 'B')]], ['tag:b'], []],
    ['removes what is gone', [[tag('a', 'A'), tag('b', 'B')], [tag('b', 'B')]], [], ['tag:a']],
    ['makes again what was gone', [[tag('a', 'A')], [], [tag('a', 'A')]], ['tag:a'], []],
  ])('%s', (_, lists, created, removed) => expect(apply(...lists)).toMatchObject({ created, removed }));

  it('gives nodes what Gatsby asks of them', () => {
    const [node] = apply([tag('a', 'A')]).nodes;
    expect(node).toMatchObject({ id: 'tag:a', label: 'A', parent: 'mdx', children: [] });
    expect(node?.internal.type).toBe('Tag');
    expect(node).not.toHaveProperty('type');
  });
});
