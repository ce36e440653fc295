import type { Node, Program, Statement } from 'estree';

/** Refuses code that would go on after it was evaluated, or load other code. @throws Error */
export function guard(body: readonly (Statement | Program)[]): void {
  for (const node of body) visit(node);
}

function visit(node: Node): void {
  if (node.type === 'ImportExpression') throw new Error('import() cannot load anything in a document');
  if ('async' in node && node.async) throw new Error('async functions cannot run in a document');
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) for (const child of value) visitNode(child);
    else visitNode(value);
  }
}

function visitNode(value: unknown): void {
  if (isNode(value)) visit(value);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
