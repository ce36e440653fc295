import type { Declaration, ImportDeclaration, Pattern, Program, Statement } from 'estree';
import type { Root } from 'mdast';
import { NOTHING } from '../script/values';
import type { CompileContext, Positioned } from './context';
import { importMeaning } from './imports';
import { isComponentName, type ComponentName } from './registry';
import { visit } from './visit';

/** The imports and declarations of a document. */
export interface DocumentScope {
  /** Local name → registered component, from `import Tabs from '@theme/Tabs'`. */
  aliases: Map<string, ComponentName>;
  /** Local name → value, from other imports: a partial's function, the address of a file. */
  values: Map<string, unknown>;
  /** Declarations of `export const`, `export function`..., without the `export`. */
  declarations: Statement[];
  names: string[];
}

/** Loads an imported file: data, or a partial's exports with the component as `default`; null if it cannot. */
export type LoadFile = (specifier: string, node: Positioned) => Readonly<Record<string, unknown>> | null;

/** Removes the import and export blocks from the tree, those inside of elements too. Imports without a meaning at build time are errors. */
export function extractScope(tree: Root, context: CompileContext, loadFile: LoadFile): DocumentScope {
  const scope: DocumentScope = { aliases: new Map(), values: new Map(), declarations: [], names: [] };

  const readImport = ({ source, specifiers }: ImportDeclaration, node: Positioned): void => {
    const specifier = String(source.value);
    const { kind, component, values: known = null, fix } = importMeaning(specifier);
    if (fix !== undefined)
      context.error(node, `This document imports "${specifier}", which documents cannot import.`, fix);
    const values = kind === 'file' ? loadFile(specifier, node) : known;
    for (const part of specifiers) {
      const local = part.local.name;
      const name = importedName(part);
      if (values && name === null && !component) scope.values.set(local, values);
      else if (values && Object.hasOwn(values, name ?? 'default'))
        scope.values.set(local, values[name ?? 'default']);
      else if (component) scope.aliases.set(local, component);
      else {
        const exported = `It exports: ${Object.keys(values ?? {}).join(', ')}.`;
        if (values) context.error(node, `"${specifier}" does not export "${name ?? ''}".`, exported);
        scope.values.set(local, NOTHING);
      }
    }
  };

  const readExport = (statement: Program['body'][number], node: Positioned): void => {
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      scope.declarations.push(statement.declaration);
      scope.names.push(...declaredNames(statement.declaration));
    } else {
      context.error(
        node,
        `"${statement.type}" is not possible in a document.`,
        'Use `export const name = …` or `export function Name(props) { … }`; a layout cannot be exported.',
      );
    }
  };

  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const { start } = statement.loc ?? {};
      // A block may have several statements. Columns of the syntax tree begin at 0.
      const place = start ? { position: { start: { line: start.line, column: start.column + 1 } } } : node;
      if (statement.type === 'ImportDeclaration') readImport(statement, place);
      else readExport(statement, place);
    }
    if (index !== undefined) parent?.children.splice(index, 1);
    return index;
  });
  return scope;
}

/** The name that a part of an import has in its module; null for all of the module. */
function importedName(part: ImportDeclaration['specifiers'][number]): string | null {
  if (part.type === 'ImportNamespaceSpecifier') return null;
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  return part.imported.type === 'Identifier' ? part.imported.name : String(part.imported.value);
}

/** Names that a declaration introduces. */
export const declaredNames = (declaration: Declaration): string[] =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => patternNames(id))
    : [declaration.id.name];

function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    default:
      return [];
  }
}

/** The registered component that a JSX name refers to in this document, or null. */
export function resolveComponent(name: string, scope: DocumentScope): ComponentName | null {
  return scope.aliases.get(name) ?? (isComponentName(name) ? name : null);
}
