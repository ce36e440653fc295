import type { ImportDeclaration, Node, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { declaredNames } from '../../domain/markdown/declared-names';
import { importMeaning } from '../../domain/markdown/imports';
import type { Body } from './body';
import type { TextRules } from './rules';

/** What the names that a text imports and declares mean here. */
export interface TextNames {
  known: Set<string>;
  lost: Set<string>;
  /** Name → the element that Docusaurus's component is. */
  elements: Map<string, 'img' | 'head' | 'heading'>;
  texts: Map<string, string>;
}

type Statement = Program['body'][number];

const ELEMENTS: Readonly<Record<string, 'img' | 'head' | 'heading'>> = {
  '@theme/IdealImage': 'img',
  '@docusaurus/Head': 'head',
  '@theme/Heading': 'heading',
};

/**
 * Reads the imports and exports of a text, and removes those that mean nothing here.
 * @param refused Lines with a statement that the compiler refuses.
 */
export function readModules(
  tree: Root,
  body: Body,
  rules: TextRules,
  refused: ReadonlySet<number>,
): TextNames {
  const names: TextNames = { known: new Set(), lost: new Set(), elements: new Map(), texts: new Map() };
  const loseNames = (statement: Statement): void => {
    for (const name of declared(statement)) names.lost.add(name);
  };
  const remove = (statement: Statement, isReported = true): void => {
    const [start, end] = linesOf(statement, body);
    body.replace(start, end, '');
    const [first = ''] = body.text.slice(start, end).trim().split('\n');
    if (isReported) body.note('left-out', `\`${first}\``, statement.loc?.start.line);
  };
  let exports: Statement[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const isRefused = refused.has(statement.loc?.start.line ?? 0);
      if (statement.type !== 'ImportDeclaration') {
        exports.push(statement);
        if (isRefused) loseNames(statement);
      } else if (!readImport(statement, names, rules, isRefused)) {
        const isUsed = ({ local: { name } }: { local: { name: string } }) =>
          names.texts.has(name) || names.elements.has(name);
        remove(statement, statement.specifiers.length === 0 || !statement.specifiers.every(isUsed));
      }
    }
  });
  const isLost = (statement: Statement): boolean =>
    statement.type !== 'ExportNamedDeclaration' ||
    !statement.declaration ||
    namesIn(statement.declaration).some((name) => names.lost.has(name));
  // A declaration that uses one that is lost is lost as well.
  for (let lost = exports.filter(isLost); lost.length > 0; lost = exports.filter(isLost)) {
    for (const statement of lost) {
      remove(statement);
      loseNames(statement);
    }
    exports = exports.filter((statement) => !lost.includes(statement));
  }
  for (const name of exports.flatMap(declared)) names.known.add(name);
  return names;
}

const declared = (statement: Statement): string[] =>
  statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? declaredNames(statement.declaration)
    : [];

/** Takes the names of an import. @returns whether it stays. */
function readImport(
  { source, specifiers }: ImportDeclaration,
  names: TextNames,
  rules: TextRules,
  isRefused: boolean,
): boolean {
  const specifier = String(source.value);
  const locals = specifiers.map(({ local }) => local.name);
  const element = ELEMENTS[specifier];
  if (element !== undefined) {
    for (const name of locals) names.elements.set(name, element);
    return false;
  }
  const file = /^(?:!!|-!)?raw-loader(?:\?[^!]*)?!(.*)$/.exec(specifier)?.[1];
  const text = file === undefined ? null : rules.readText(file);
  const [only] = locals;
  if (text !== null && only !== undefined) {
    names.texts.set(only, text);
    return false;
  }
  const { kind } = importMeaning(specifier);
  const isKept =
    specifiers.length > 0 &&
    !isRefused &&
    kind !== 'unsupported' &&
    ((kind !== 'module' && kind !== 'partial') || rules.keepsModule(specifier));
  if (kind === 'asset') rules.copyAsset(specifier);
  for (const name of locals) (isKept ? names.known : names.lost).add(name);
  return isKept;
}

/** The lines of a statement with their end, and with one of two blank lines around it. */
function linesOf({ loc }: Statement, body: Body): [start: number, end: number] {
  const [first, last] = [loc?.start.line ?? 1, loc?.end.line ?? 1];
  const isBlank = (line: number): boolean => body.lineText(line).trim() === '';
  const next = isBlank(last + 1) && (first === 1 || isBlank(first - 1)) ? last + 2 : last + 1;
  return [body.at({ line: first, column: 1 }), body.at({ line: next, column: 1 })];
}

const NO_CODE = new Set(['loc', 'range', 'comments', 'start', 'end']);
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
    NO_CODE.has(field) || (computed !== true && FIELD_NAMES[type] === field) ? [] : namesIn(value),
  );
}

/** Whether code uses one of some names. */
export const usesAny = (code: Program | null | undefined, names: ReadonlySet<string>): boolean =>
  names.size > 0 && namesIn(code).some((name) => names.has(name));
