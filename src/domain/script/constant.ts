import { wellFormed } from '../basics/well-formed';
import type { Expression, ObjectExpression, Property, SpreadElement } from 'estree';

/** A value that is known without running anything. */
export interface Constant {
  value: unknown;
}

type Lookup = (name: string) => Constant | null;

/** Deeper data are left to the engine, which counts. */
const MAX_DEPTH = 50;

/** The value of an expression of literals and known names, or null: most of what documents write is that. */
export function constantOf(
  expression: Expression | SpreadElement,
  lookup: Lookup,
  depth = 0,
): Constant | null {
  if (depth > MAX_DEPTH) return null;
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression) return null;
      return {
        value: typeof expression.value === 'string' ? wellFormed(expression.value) : expression.value,
      };
    case 'TemplateLiteral': {
      const [only, ...more] = expression.quasis;
      const text = more.length === 0 ? only?.value.cooked : undefined;
      return typeof text === 'string' ? { value: wellFormed(text) } : null;
    }
    case 'Identifier':
      return expression.name === 'undefined' ? { value: undefined } : lookup(expression.name);
    case 'UnaryExpression': {
      if (expression.operator !== '-' && expression.operator !== '!') return null;
      const argument = constantOf(expression.argument, lookup, depth + 1);
      if (!argument) return null;
      if (expression.operator === '!') return { value: !argument.value };
      return typeof argument.value === 'number' ? { value: -argument.value } : null;
    }
    case 'ArrayExpression': {
      const items: unknown[] = [];
      for (const element of expression.elements) {
        const item = element && constantOf(element, lookup, depth + 1);
        if (!item) return null;
        items.push(item.value);
      }
      return { value: items };
    }
    case 'ObjectExpression':
      return constantObject(expression, lookup, depth);
    default:
      return null;
  }
}

function constantObject({ properties }: ObjectExpression, lookup: Lookup, depth: number): Constant | null {
  const fields: [string, unknown][] = [];
  for (const property of properties) {
    const key = property.type === 'Property' && property.kind === 'init' ? keyOf(property) : null;
    const value =
      key === null || key === '__proto__'
        ? null
        : constantOf((property as Property).value as Expression, lookup, depth + 1);
    if (key === null || !value) return null;
    fields.push([key, value.value]);
  }
  return { value: Object.fromEntries(fields) };
}

function keyOf({ key, computed }: Property): string | null {
  if (computed) return null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}
