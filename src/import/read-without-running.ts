import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Expression, type ObjectExpression, type SpreadElement } from 'acorn';
import { transformSync } from 'esbuild';

/** How deep objects are read. */
const MAX_DEPTH = 30;

/**
 * What a configuration says in literals, for one that cannot be run: the largest object with a `title` or `presets`.
 * Everything that must be computed is missing from it.
 */
export function readWithoutRunning(folder: string, file: string): unknown {
  try {
    const { code } = transformSync(readFileSync(path.join(folder, file), 'utf8'), {
      loader: 'tsx',
      format: 'esm',
      target: 'es2022',
      logLevel: 'silent',
    });
    const packages = packagesOf(code);
    const objects: ObjectExpression[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type } = node as { type?: string };
      if (type === 'ObjectExpression') objects.push(node as ObjectExpression);
      for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
    };
    visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
    const configs = objects
      .filter((object) => keysOf(object).some((key) => ['title', 'presets', 'themeConfig'].includes(key)))
      .sort((a, b) => b.end - b.start - (a.end - a.start));
    return configs[0] ? literal(configs[0], packages) : {};
  } catch {
    return {};
  }
}

const keyName = (node: { type: string; name?: string }): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;
const keyOf = (property: ObjectExpression['properties'][number]): string | null => {
  if (property.type !== 'Property' || property.computed) return null;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : null;
};
const keysOf = (object: ObjectExpression): string[] =>
  object.properties.map(keyOf).filter((key) => key !== null);

/** Local name → the package that a module imports under it. */
const packagesOf = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(/(?:import|const)\s+(\w+)\s*(?:from\s*|=\s*require\()["']([^"'.][^"']*)["']/g)].map(
      ([, local = '', name = '']) => [local, name],
    ),
  );

function literal(
  node: Expression | SpreadElement,
  packages: ReadonlyMap<string, string>,
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'ParenthesizedExpression':
      return literal(node.expression, packages, depth);
    case 'UnaryExpression': {
      const value = literal(node.argument, packages, depth + 1);
      if (node.operator === '!') return typeof value === 'number' ? value === 0 : undefined;
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression':
      return node.elements.map((element) => (element ? literal(element, packages, depth + 1) : undefined));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          const key = keyOf(property);
          if (key === null || key === '__proto__' || property.type !== 'Property') return [];
          const value = literal(property.value, packages, depth + 1);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'CallExpression': {
      // require.resolve('./sidebars.js') is the path itself.
      const [argument] = node.arguments;
      const value = argument && literal(argument, packages, depth + 1);
      const isRequired = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequired) return { $package: value };
      return node.callee.type === 'MemberExpression' ? value : undefined;
    }
    case 'MemberExpression':
      return node.object.type === 'Identifier' && keyName(node.property) === 'default'
        ? literal(node.object, packages, depth + 1)
        : undefined;
    case 'Identifier':
      return packages.has(node.name) ? { $package: packages.get(node.name) } : undefined;
    default:
      return undefined;
  }
}
