import { parse } from 'acorn';
import type { Declaration, ImportDeclaration, Node, Program, Statement } from 'estree';
import type { SourcePosition } from '../problem/problem';
import type { ImportableFile, PlainModule } from './context';
import { declaredNames } from './declared-names';

/** The name whose calls `plainModule` makes of elements, so that a module with components is known. */
export const JSX_MARK = '__moduleJsx';

/** A file that is a program or a component rather than data. The message continues "which is no module of data:". */
export class RefusedModule extends Error {}

interface ModuleImport {
  specifier: string;
  place: SourcePosition | null;
}

/** The parts of a module. */
export interface ModuleParts {
  /** Its statements, without `import` and `export`. */
  statements: Statement[];
  /** `name` is null for a namespace. */
  imports: (ModuleImport & { names: { local: string; name: string | null }[] })[];
  /** Exported name → name inside the module. */
  exports: Map<string, string>;
  /** Modules whose exports are its own. */
  stars: ModuleImport[];
}

/** How messages of `plainModule` begin. */
const TRANSFORMING = 'Error transforming ';

/** The name inside a module for what has none. */
const DEFAULT = '__default';

/**
 * Takes a module apart.
 * @throws RefusedModule for a component.
 */
export function parseModule(
  module: ImportableFile,
  plainModule: PlainModule | undefined,
): { parts: ModuleParts } | { reason: string; place: SourcePosition | null } {
  if (/\.[jt]sx$/.test(module.file)) throw new RefusedModule(`${module.file} holds components`);
  try {
    const code = plainModule?.(module) ?? module.text;
    if (code.includes(JSX_MARK)) throw new RefusedModule(`${module.file} contains JSX`);
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as Program;
    return { parts: partsOf(program, code) };
  } catch (error) {
    if (error instanceof RefusedModule) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column] = /\((\d+):(\d+)\)/.exec(message) ?? [];
    return {
      reason: message
        .replace(/\s*\(\d+:\d+\)/, '')
        .replace(new RegExp(`^${TRANSFORMING}[^:]*: `), '')
        .replace(/\.$/, ''),
      // The parser counts columns from 0, and what made plain JavaScript from 1.
      place:
        line && column
          ? { line: Number(line), column: Number(column) + (message.startsWith(TRANSFORMING) ? 0 : 1) }
          : null,
    };
  }
}

function partsOf({ body }: Program, code: string): ModuleParts {
  const parts: ModuleParts = { statements: [], imports: [], exports: new Map(), stars: [] };
  for (const statement of body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        parts.imports.push(importOf(statement));
        break;
      case 'ExportAllDeclaration': {
        const from = { specifier: String(statement.source.value), place: placeOf(statement) };
        if (statement.exported === null) parts.stars.push(from);
        else {
          const local = `__from${String(parts.imports.length)}`;
          parts.imports.push({ ...from, names: [{ local, name: null }] });
          parts.exports.set(nameOf(statement.exported), local);
        }
        break;
      }
      case 'ExportDefaultDeclaration':
        parts.statements.push(defaultOf(statement.declaration, statement, parts.exports));
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration) {
          parts.statements.push(statement.declaration);
          for (const name of declaredNames(statement.declaration)) parts.exports.set(name, name);
        } else if (statement.source) {
          const names = statement.specifiers.map(({ local, exported }, index) => {
            const inner = `__from${String(parts.imports.length)}_${String(index)}`;
            parts.exports.set(nameOf(exported), inner);
            return { local: inner, name: nameOf(local) };
          });
          parts.imports.push({
            specifier: String(statement.source.value),
            place: placeOf(statement),
            names,
          });
        } else
          for (const { local, exported } of statement.specifiers)
            parts.exports.set(nameOf(exported), nameOf(local));
        break;
      default:
        parts.statements.push(statement);
    }
  }
  return parts.exports.size === 0 && parts.stars.length === 0 && /\bexports\b/.test(code)
    ? asCommonJs(parts)
    : parts;
}

function importOf(statement: ImportDeclaration): ModuleParts['imports'][number] {
  return {
    specifier: String(statement.source.value),
    place: placeOf(statement),
    names: statement.specifiers.map((imported) => ({
      local: imported.local.name,
      name:
        imported.type === 'ImportNamespaceSpecifier'
          ? null
          : imported.type === 'ImportSpecifier'
            ? nameOf(imported.imported)
            : 'default',
    })),
  };
}

/** `export default`: what it names stays, and everything else gets a name. */
function defaultOf(
  declaration: Extract<Program['body'][number], { type: 'ExportDefaultDeclaration' }>['declaration'],
  { loc }: Node,
  exports: Map<string, string>,
): Statement {
  const isNamed =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') &&
    (declaration.id as { name: string } | null) !== null;
  if (isNamed) {
    exports.set('default', (declaration as Declaration & { id: { name: string } }).id.name);
    return declaration as Declaration;
  }
  exports.set('default', DEFAULT);
  const init =
    declaration.type === 'FunctionDeclaration'
      ? { ...declaration, type: 'FunctionExpression' as const }
      : declaration.type === 'ClassDeclaration'
        ? { ...declaration, type: 'ClassExpression' as const }
        : declaration;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: DEFAULT }, init }],
    ...(loc && { loc }),
  };
}

/** A module that assigns to `module.exports` or to fields of `exports`. */
function asCommonJs(parts: ModuleParts): ModuleParts {
  const { body } = parse('const module = { exports: {} }; const exports = module.exports;', {
    ecmaVersion: 'latest',
  }) as Program;
  const after = parse(`const ${DEFAULT} = module.exports;`, { ecmaVersion: 'latest' }) as Program;
  return {
    ...parts,
    statements: [...(body as Statement[]), ...parts.statements, ...(after.body as Statement[])],
    exports: new Map([['module.exports', DEFAULT]]),
  };
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.name ?? String(node.value);

const placeOf = ({ loc }: Node): SourcePosition | null =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : null;
