import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit as original } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { EXIT, SKIP, visit } from './visit';

const tree = (): Root =>
  unified().use(remarkParse).parse('# A *b*\n\n> c `d` **e *f***\n\n- g\n- h\n\n***\n\ni');

type Visit = typeof visit;

/** All kinds of traversals; each records what it visits. */
const WALKS: [string, (walk: Visit, root: Root, note: (...what: unknown[]) => void) => void][] = [
  [
    'all nodes',
    (walk, root, note) => walk(root, (node, index, parent) => note(node.type, index, parent?.type)),
  ],
  [
    'one type',
    (walk, root, note) => walk(root, 'emphasis', (node, index, parent) => note(node, index, parent?.type)),
  ],
  [
    'not below',
    (walk, root, note) =>
      walk(root, (node) => {
        note(node.type);
        return node.type === 'blockquote' ? SKIP : undefined;
      }),
  ],
  [
    'until',
    (walk, root, note) =>
      walk(root, (node) => {
        note(node.type);
        return node.type === 'inlineCode' ? EXIT : true;
      }),
  ],
  [
    'replacing',
    (walk, root, note) =>
      walk(root, 'list', (node, index, parent) => {
        note(node.type);
        if (!parent || index === undefined) return undefined;
        parent.children.splice(index, 1, ...node.children.flatMap((item) => item.children));
        return [SKIP, index];
      }),
  ],
  [
    'going on elsewhere',
    (walk, root, note) =>
      walk(root, (node, index) => {
        note(node.type, index);
        return node.type === 'heading' ? 3 : undefined;
      }),
  ],
];

describe('visit', () => {
  it.each(WALKS)('does what unist-util-visit does: %s', (_, walk) => {
    const run = (visitor: Visit): unknown => {
      const root = tree();
      const notes: unknown[] = [];
      walk(visitor, root, (...what) => {
        notes.push(what);
      });
      return { root, notes };
    };
    expect(run(visit)).toEqual(run(original));
  });
});
