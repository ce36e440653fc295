import { h } from 'hastscript';
import { CONTINUE, EXIT, SKIP, visit as reference } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { visit } from './visit';

const tree = () => h('main', [h('p', ['a', h('b', 'c'), 'd']), h('p', [h('i', [h('b', 'e')])]), h('hr')]);

/** What a walk meets when the first `b` is answered so; null removes it and goes on with what follows. */
function metBy(walk: typeof reference, test: unknown, answer: unknown): unknown[] {
  const met: unknown[] = [];
  const root = tree();
  walk(root, test as 'element', (node, index, parent) => {
    met.push([node.type, node.tagName, index, parent?.type]);
    if (node.tagName !== 'b' || met.length > 6) return undefined;
    if (answer === null) parent?.children.splice(index ?? 0, 1);
    return (answer === null ? [SKIP, index] : answer) as undefined;
  });
  return [...met, root];
}

describe('visit', () => {
  const tests = ['element', 'text', ['text', 'element'], { tagName: 'b' }];
  const answers = [undefined, CONTINUE, SKIP, EXIT, null, 1, 2, [SKIP, 2], [EXIT], []];
  it.each(tests.flatMap((test) => answers.map((answer) => [test, answer] as const)))(
    'walks like unist-util-visit: %j, answered by %j',
    (test, answer) => {
      const met = metBy(visit, test, answer);
      expect(met).toEqual(metBy(reference, test, answer));
      expect(met.length).toBeGreaterThan(1);
    },
  );

  it('takes a visitor of every node', () => {
    const types = (walk: typeof reference): string[] => {
      const met: string[] = [];
      walk(tree(), ({ type }) => void met.push(type));
      return met;
    };
    expect(types(visit)).toEqual(types(reference));
  });
});
