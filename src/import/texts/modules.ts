import type { ImportDeclaration, Node, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { declaredNames } from '../../domain/markdown/esm';
import { importMeaning } from '../../domain/markdown/imports';
import type { Body } from './body';
import type { TextRules } from './rules';

/** What a name means here: itself, nothing, the element that Docusaurus's component is, or the text of a file. */
type Meaning = 'known' | 'lost' | 'img' | 'head' | 'heading' | { text: string };

/** What the names that a text imports and declares mean. */
export type TextNames = Map<string, Meaning>;

type Statement = Program['body'][number];

const ELEMENTS: Readonly<Record<string, Meaning>> = {
  '@theme/IdealImage': 'img',
  '@docusaurus/Head': 'head',
  '@theme/Heading': 'heading',
};

/** Reads the imports and exports of a text, and removes those that mean nothing here, or are on `refused` lines. */
export function readModules(
  tree: Root,
  body: Body,
  rules: TextRules,
  refused: ReadonlySet<number>,
): TextNames {
  const names: TextNames = new Map();
  const remove = (statement: Statement, isReported = true): void => {
    const [start, end] = linesOf(statement, body);
    body.replace(start, end, '');
    const [first = ''] = body.text.slice(start, end).trim().split('\n');
    if (isReported) body.note('left-out', `\`${first}\``, statement.loc?.start.line);
  };
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const isRefused = refused.has(statement.loc?.start.line ?? 0);
      if (statement.type === 'ImportDeclaration') {
        const meaning = isRefused ? 'lost' : meaningOf(statement, body, rules);
        for (const { local } of statement.specifiers) names.set(local.name, meaning);
        if (meaning !== 'known') remove(statement, meaning === 'lost');
        continue;
      }
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      // A declaration that uses one that is lost is lost as well.
      const isLost = isRefused || !declaration || usesLost(declaration, names);
      if (isLost) remove(statement);
      for (const name of declaration ? declaredNames(declaration) : [])
        names.set(name, isLost ? 'lost' : 'known');
    }
  });
  return names;
}

function meaningOf({ source, specifiers }: ImportDeclaration, body: Body, rules: TextRules): Meaning {
  const specifier = String(source.value);
  const element = ELEMENTS[specifier];
  if (element !== undefined) return element;
  const file = /^(?:!!|-!)?raw-loader(?:\?[^!]*)?!(.*)$/.exec(specifier)?.[1];
  const text = file === undefined ? null : rules.readText(file);
  if (text !== null) return { text };
  const { kind } = importMeaning(specifier);
  if (specifiers.length === 0) return 'lost';
  const imported = kind === 'module' ? specifier : rules.importedFile(specifier);
  if (kind === 'asset') return 'known';
  if (imported === null || !source.loc) return 'lost';
  const { start, end } = source.loc;
  if (imported !== specifier)
    body.replace(body.at(start.line, start.column + 1), body.at(end.line, end.column + 1), `'${imported}'`);
  return 'known';
}

/** The lines of a statement with their end, and with one of two blank lines around it. */
function linesOf({ loc }: Statement, body: Body): [start: number, end: number] {
  const [first, last] = [loc?.start.line ?? 1, loc?.end.line ?? 1];
  const isBlank = (line: number): boolean => body.lineText(line).trim() === '';
  const next = isBlank(last + 1) && (first === 1 || isBlank(first - 1)) ? last + 2 : last + 1;
  return [body.at(first), body.at(next)];
}

/** Types of syntax with the field that holds a name which is no variable, unless it is computed. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  JSXAttribute: 'name',
  JSXMemberExpression: 'property',
};

/** The names that code uses, including those that it declares itself; not those of fields. */
function namesIn(code: unknown): string[] {
  if (typeof code !== 'object' || code === null) return [];
  const { type = '', name, computed } = code as Partial<Node> & { name?: unknown; computed?: boolean };
  if (/^(?:JSX)?Identifier$/.test(type)) return [String(name)];
  return Object.entries(code).flatMap(([field, value]) =>
    computed !== true && FIELD_NAMES[type] === field ? [] : namesIn(value),
  );
}

/** Whether code uses a name that means nothing here. */
export const usesLost = (code: unknown, names: TextNames): boolean =>
  names.size > 0 && namesIn(code).some((name) => names.get(name) === 'lost');
