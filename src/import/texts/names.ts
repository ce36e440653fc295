import type { Node, Program } from 'estree';

/** Fields of syntax trees that hold no code. */
const NO_CODE = new Set(['loc', 'range', 'comments', 'start', 'end']);

/** The names that code uses, including those that it declares itself; not those of fields. */
export function namesIn(code: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(code)) for (const part of code) namesIn(part, found);
  else if (typeof code === 'object' && code !== null) {
    const node = code as Node & { name?: string; computed?: boolean };
    const type: string = node.type;
    if ((type === 'Identifier' || type === 'JSXIdentifier') && node.name !== undefined) found.add(node.name);
    const isPlain = node.computed !== true;
    for (const [field, value] of Object.entries(node)) {
      if (NO_CODE.has(field)) continue;
      if (isPlain && type === 'MemberExpression' && field === 'property') continue;
      if (isPlain && type === 'Property' && field === 'key') continue;
      if (type === 'JSXAttribute' && field === 'name') continue;
      if (type === 'JSXMemberExpression' && field === 'property') continue;
      namesIn(value, found);
    }
  }
  return found;
}

/** Whether code uses one of some names. */
export const usesAny = (code: Program | null | undefined, names: ReadonlySet<string>): boolean =>
  names.size > 0 && [...namesIn(code)].some((name) => names.has(name));
