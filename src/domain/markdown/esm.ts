import type {
  Program,
  Statement,
  VariableDeclaration,
  FunctionDeclaration,
  ClassDeclaration,
  Pattern,
} from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { nearest } from '../content/problem';
import { reportError, type CompileContext } from './context';
import { isComponentName, themeModule, themeModules, type ComponentName } from './registry';

/** What a document imports and declares for its own use. */
export interface DocumentScope {
  /** Local name → registered component, from `import Tabs from '@theme/Tabs'`. */
  aliases: Map<string, ComponentName>;
  /** Declarations of `export const`, `export function`..., without the `export`. */
  declarations: Statement[];
  /** Names the declarations introduce. */
  names: string[];
}

/** Takes the import and export blocks out of the tree. Imports other than the theme's are errors. */
export function extractScope(tree: Root, context: CompileContext): DocumentScope {
  const scope: DocumentScope = { aliases: new Map(), declarations: [], names: [] };
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
      readStatement(statement, node, scope, context);
    }
    return false;
  });
  return scope;
}

function readStatement(
  statement: Program['body'][number],
  node: MdxjsEsm,
  scope: DocumentScope,
  context: CompileContext,
): void {
  if (statement.type === 'ImportDeclaration') {
    const specifier = String(statement.source.value);
    const component = themeModule(specifier);
    if (component === null) {
      const close = nearest(specifier, themeModules());
      reportError(
        context,
        node,
        `This document imports "${specifier}", which documents cannot import.`,
        close === null
          ? 'Remove the import: registered components are available without one; data belongs in `export const`.'
          : `Import "${close}", or remove the import: registered components are available without one.`,
      );
      return;
    }
    for (const imported of statement.specifiers) scope.aliases.set(imported.local.name, component);
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    scope.declarations.push(statement.declaration);
    scope.names.push(...declaredNames(statement.declaration));
  } else {
    reportError(
      context,
      node,
      `"${statement.type}" is not possible in a document.`,
      'Use `export const name = …` or `export function Name(props) { … }`; a layout cannot be exported.',
    );
  }
}

function declaredNames(declaration: VariableDeclaration | FunctionDeclaration | ClassDeclaration): string[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap((declarator) => patternNames(declarator.id));
}

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

/** The registered component a JSX name stands for in this document, or null. */
export function resolveComponent(name: string, scope: DocumentScope): ComponentName | null {
  return scope.aliases.get(name) ?? (isComponentName(name) ? name : null);
}
