import type { Node, Program, Statement } from 'estree';

/** Name under which loops count their steps. */
export const STEP = '__step';

/** A loop that takes more steps than this is taken to run for ever. */
const MAX_STEPS = 2_000_000;

/** Counts the steps of a document's loops. */
export function stepCounter(): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > MAX_STEPS)
      throw new Error(`a loop ran for more than ${String(MAX_STEPS)} steps, and so probably for ever`);
  };
}

/** Names that mean something in Node, as a document sees them: it runs once, and touches nothing outside. */
export const SHADOWED: Readonly<Record<string, unknown>> = {
  process: { env: {} },
  ...Object.fromEntries(
    [
      'Buffer',
      'Promise',
      'document',
      'fetch',
      'global',
      'globalThis',
      'module',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'window',
    ].map((name) => [name, undefined]),
  ),
};

const LOOPS = new Set([
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'WhileStatement',
]);

/**
 * Makes code of a document safe to run while the site is built: loops count, so that one without an end becomes an
 * error with a line instead of a build that hangs.
 * @throws Error for code that would go on after it was evaluated, or load other code.
 */
export function guard(body: readonly (Statement | Program)[]): void {
  for (const node of body) visit(node);
}

function visit(node: Node): void {
  if (node.type === 'ImportExpression') throw new Error('import() cannot load anything in a document');
  if ('async' in node && node.async) throw new Error('async functions cannot run in a document');
  for (const value of Object.values(node)) {
    for (const child of [value as unknown].flat()) if (isNode(child)) visit(child);
  }
  if (LOOPS.has(node.type) && 'body' in node) {
    const loop = node as { body: Statement };
    loop.body = { type: 'BlockStatement', body: [callStep(), loop.body] };
  }
}

const callStep = (): Statement => ({
  type: 'ExpressionStatement',
  expression: {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: STEP },
    arguments: [],
    optional: false,
  },
});

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
