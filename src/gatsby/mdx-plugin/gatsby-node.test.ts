import { expect, it } from 'vitest';
import mdx from './gatsby-node.mjs';

/** The `Mdx` nodes that the plugin makes of a text. */
async function nodesOf(text: string | Error): Promise<object[]> {
  const made: object[] = [];
  const node = { id: 'a', absolutePath: '/a.mdx', internal: { contentDigest: String(text) } };
  const args = {
    node,
    loadNodeContent: () => (text instanceof Error ? Promise.reject(text) : Promise.resolve(text)),
    actions: { createNode: (it: object) => made.push(it), createParentChildLink: () => undefined },
    createNodeId: (id: string) => id,
    cache: { set: () => Promise.resolve() },
  };
  await mdx.onCreateNode(args, {});
  return made;
}

it('makes an Mdx node of a text', async () => {
  const made = await nodesOf('---\ntitle: Ebb\n---\n\nIt *ebbs*.\n');
  expect(made).toMatchObject([{ frontmatter: { title: 'Ebb' }, body: '\nIt *ebbs*.\n', parent: 'a' }]);
});

it.each(['title: "Ebb', 'title: [Ebb', 'a: b: c', '<<: *none', 'a: !!js/function x'])(
  'makes none where the front matter is malformed, and says nothing: %s',
  async (fields) => expect(await nodesOf(`---\n${fields}\n---\n\nText.\n`)).toEqual([]),
);

it('hides no other failure', async () => {
  await expect(nodesOf(new Error('no file'))).rejects.toThrow('no file');
});
