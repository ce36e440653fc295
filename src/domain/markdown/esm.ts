import type { ImportDeclaration, ImportSpecifier, Program, Statement } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Node } from 'unist';
import { NOTHING } from '../script/values';
import type { CompileContext } from './context';
import { declaredNames } from './declared-names';
import { importMeaning, type ImportMeaning } from './imports';
import { isComponentName, type ComponentName } from './registry';
import { visit } from 'unist-util-visit';

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

/** The position of a node in the text. */
export type Placed = Pick<Node, 'position'>;

/** Loads an imported file: data, or a partial's exports with the component as `default`; null if it cannot. */
export type LoadFile = (specifier: string, node: Placed) => Record<string, unknown> | null;

/** Removes the import and export blocks from the tree, those inside of elements too. Imports without a meaning at build time are errors. */
export function extractScope(tree: Root, context: CompileContext, loadFile: LoadFile): DocumentScope {
  const scope: DocumentScope = { aliases: new Map(), values: new Map(), declarations: [], names: [] };
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const place = statementPlace(statement, node);
      if (statement.type === 'ImportDeclaration') readImport(statement, place, scope, context, loadFile);
      else readExport(statement, place, scope, context);
    }
    if (index !== undefined) parent?.children.splice(index, 1);
    return index;
  });
  return scope;
}

/** Position of a statement, of which a block may have several. Columns of the syntax tree begin at 0. */
function statementPlace({ loc }: Program['body'][number], block: MdxjsEsm): Placed {
  if (!loc) return block;
  const point = ({ line, column }: { line: number; column: number }) => ({ line, column: column + 1 });
  return { position: { start: point(loc.start), end: point(loc.end) } };
}

function readImport(
  statement: ImportDeclaration,
  node: Placed,
  scope: DocumentScope,
  context: CompileContext,
  loadFile: LoadFile,
): void {
  const specifier = String(statement.source.value);
  const meaning = importMeaning(specifier);
  if (meaning.kind === 'component') {
    for (const imported of statement.specifiers) {
      const name = imported.type === 'ImportSpecifier' ? importedName(imported) : 'default';
      if (Object.hasOwn(meaning.values, name)) scope.values.set(imported.local.name, meaning.values[name]);
      else scope.aliases.set(imported.local.name, meaning.name);
    }
    return;
  }
  const values = importedValues(specifier, meaning, node, context, loadFile);
  if (values) bind(statement, values, node, scope, context);
  else for (const { local } of statement.specifiers) scope.values.set(local.name, NOTHING);
}

/** What an import gives, by name; null after reporting why it gives nothing. */
function importedValues(
  specifier: string,
  meaning: Exclude<ImportMeaning, { kind: 'component' }>,
  node: Placed,
  context: CompileContext,
  loadFile: LoadFile,
): Readonly<Record<string, unknown>> | null {
  switch (meaning.kind) {
    case 'values':
      return meaning.values;
    case 'asset':
      return { default: specifier };
    case 'file':
      return loadFile(specifier, node);
    case 'unsupported':
      context.error(
        node,
        `This document imports "${specifier}", which documents cannot import.`,
        meaning.fix,
      );
      return null;
  }
}

function bind(
  statement: ImportDeclaration,
  values: Readonly<Record<string, unknown>>,
  node: Placed,
  scope: DocumentScope,
  context: CompileContext,
): void {
  const specifier = String(statement.source.value);
  for (const imported of statement.specifiers) {
    const { local } = imported;
    if (imported.type === 'ImportNamespaceSpecifier') scope.values.set(local.name, values);
    else {
      const name = imported.type === 'ImportSpecifier' ? importedName(imported) : 'default';
      const isThere = Object.hasOwn(values, name);
      const fix = `It exports: ${Object.keys(values).join(', ')}.`;
      if (!isThere) context.error(node, `"${specifier}" does not export "${name}".`, fix);
      scope.values.set(local.name, isThere ? values[name] : NOTHING);
    }
  }
}

const importedName = ({ imported }: ImportSpecifier): string =>
  imported.type === 'Identifier' ? imported.name : String(imported.value);

function readExport(
  statement: Program['body'][number],
  node: Placed,
  scope: DocumentScope,
  context: CompileContext,
): void {
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
}

/** The registered component that a JSX name refers to in this document, or null. */
export function resolveComponent(name: string, scope: DocumentScope): ComponentName | null {
  return scope.aliases.get(name) ?? (isComponentName(name) ? name : null);
}
