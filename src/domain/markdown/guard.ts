import type { Node, Program, Statement } from 'estree';

/** Name of the function with which loops count their steps. */
export const STEP = '__step';

/** A loop with more steps than this counts as endless. */
const MAX_STEPS = 2_000_000;

/** Makes a counter for the steps of a document's loops. */
export function stepCounter(): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > MAX_STEPS)
      throw new Error(`a loop ran for more than ${String(MAX_STEPS)} steps, and probably never ends`);
  };
}

/** Node's globals as documents see them: a document runs once and has no access to the outside. */
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
 * Makes code of a document safe to run during the build: loops count their steps, so that an endless loop is an error
 * with a line instead of a build that hangs.
 * @throws Error for code that would continue after its evaluation, or load other code.
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
