import type { Node, Parent } from 'unist';
import type { visit as Visit } from 'unist-util-visit';

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown;
type Test = string | Readonly<Record<string, unknown>> | readonly string[];

/**
 * `visit` of unist-util-visit for what the stages use, with a test of a type, types or fields: that gives each visit of a
 * node a name for debuggers, which takes an eighth of a compilation.
 */
export const visit = ((tree: Node, test: Test | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'function') walk(tree, () => true, test);
  else if (visitor) walk(tree, matcher(test), visitor);
}) as typeof Visit;

function matcher(test: Test): (node: Node) => boolean {
  if (typeof test === 'string') return ({ type }) => type === test;
  if (Array.isArray(test)) return ({ type }) => test.includes(type);
  const fields = Object.entries(test);
  return (node) =>
    fields.every(([key, value]) => (node as unknown as Record<string, unknown>)[key] === value);
}

/** Visits a node and what was in it before; false ends everything. Gives where the parent goes on, if elsewhere. */
function walk(
  node: Node,
  matches: (node: Node) => boolean,
  visitor: Visitor,
  index?: number,
  parent?: Parent,
): unknown {
  const answer = matches(node) ? visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(answer) ? (answer as unknown[]) : [answer, answer];
  if (action === false) return false;
  if (action !== 'skip' && 'children' in node) {
    const within = node as Parent;
    for (let at = 0; at < within.children.length;) {
      const child = within.children[at];
      const then = child && walk(child, matches, visitor, at, within);
      if (then === false) return false;
      at = typeof then === 'number' ? then : at + 1;
    }
  }
  return next;
}
