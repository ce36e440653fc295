import { parse, type Expression, type ObjectExpression } from 'acorn';
import { transform } from 'sucrase';
import type { SourcePosition } from '../../domain/problem/problem';

/**
 * Finds the positions of an object's values in a TypeScript module. A computed or spread value has the position of its
 * nearest parent.
 * @param name Constant that holds the object.
 */
export function objectPlaces(
  source: string,
  name: string,
): (path: readonly PropertyKey[]) => SourcePosition | null {
  const constants = readConstants(source);
  const resolve = (value: Expression | undefined): Expression | undefined => {
    if (value?.type === 'Identifier') return constants.get(value.name);
    return value;
  };
  return (path) => {
    let value = constants.get(name);
    let place = placeOf(value);
    for (const key of path) {
      const holder = resolve(value);
      const next = holder && childAt(holder, key);
      if (!next) break;
      place = placeOf(next.node);
      value = next.value;
    }
    return place;
  };
}

interface Located {
  loc?: { start: { line: number; column: number } } | null | undefined;
}

const placeOf = (node: Located | undefined): SourcePosition | null =>
  node?.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : null;

/** A field's key or a list's entry, with its value. */
function childAt(holder: Expression, key: PropertyKey): { node: Located; value: Expression } | undefined {
  if (holder.type === 'ObjectExpression') return fieldOf(holder, String(key));
  if (holder.type !== 'ArrayExpression' || typeof key !== 'number') return undefined;
  const entry = holder.elements[key];
  return entry && entry.type !== 'SpreadElement' ? { node: entry, value: entry } : undefined;
}

function fieldOf(holder: ObjectExpression, name: string): { node: Located; value: Expression } | undefined {
  for (const property of holder.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const { key } = property;
    const written = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    if (written === name) return { node: key, value: property.value };
  }
  return undefined;
}

/** The top-level constants of a module. Removing the types does not move lines. */
function readConstants(source: string): Map<string, Expression> {
  const { code } = transform(source, { transforms: ['typescript'], disableESTransforms: true });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const constants = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return constants;
}
