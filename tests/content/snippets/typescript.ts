import path from 'node:path';
import ts from 'typescript';
import type { Checker, Finding } from './checker';
import { createProgram, messageOf, REACT_19, STRICT } from './ts-program';
import type { Snippet } from './snippet';
import { isStep } from './walkthroughs';

const TYPED = ['ts', 'typescript', 'tsx'];
const UNTYPED = ['js', 'javascript', 'jsx'];
const isTyped = ({ language }: Snippet): boolean => TYPED.includes(language);
/** Live examples get React from the page; fragments lack the code around them. */
const isPartial = ({ flags }: Snippet): boolean => flags.has('fragment') || flags.has('live');
const standsAlone = (snippet: Snippet): boolean => !isPartial(snippet) && !isStep(snippet);

/** Checkers of TypeScript and JavaScript, from the weakest to the strictest claim. */
export const TYPESCRIPT_CHECKERS: Checker[] = [
  {
    name: 'parse (fragment)',
    languages: [...TYPED, ...UNTYPED],
    accepts: isPartial,
    check: (snippets) => ({ findings: snippets.flatMap(syntaxFindings) }),
  },
  {
    name: 'type-check',
    languages: TYPED,
    accepts: standsAlone,
    together: true,
    check: (snippets) => ({ findings: typeFindings(snippets) }),
  },
  {
    name: 'parse, resolve names and imports',
    languages: UNTYPED,
    accepts: standsAlone,
    together: true,
    check: (snippets) => ({ findings: typeFindings(snippets) }),
  },
];

/** File name of a snippet, with the extension that its language expects. */
function fileName(snippet: Snippet): string {
  const extension = { typescript: 'ts', javascript: 'js' }[snippet.language] ?? snippet.language;
  const title = snippet.title?.replace(/^\/+/, '') ?? '';
  return /\.[cm]?[jt]sx?$/.test(title) ? title : `block-${String(snippet.line)}.${extension}`;
}

function syntaxFindings(snippet: Snippet): Finding[] {
  const kind = isTyped(snippet) ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
  const { diagnostics = [] } = ts.transpileModule(snippet.code, {
    fileName: `block.${kind === ts.ScriptKind.TSX ? 'tsx' : 'jsx'}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map((diagnostic) => toFinding(snippet, diagnostic));
}

/**
 * The blocks of a document are files of one folder, so that they can import each other; all documents are one program.
 */
function typeFindings(snippets: readonly Snippet[]): Finding[] {
  const files = new Map<string, Snippet>();
  for (const snippet of snippets) {
    const root = path.join(import.meta.dirname, '.snippets', snippet.file.replace(/\.mdx$/, ''));
    const name = path.join(root, fileName(snippet));
    // A second state of a file gets a name next to the first.
    files.set(files.has(name) ? name.replace(/(\.\w+)$/, `-${String(snippet.line)}$1`) : name, snippet);
  }
  const isStrict = snippets.every(isTyped);
  const program = createProgram(
    [...files.keys(), REACT_19],
    isStrict ? STRICT : { ...STRICT, strict: false, allowJs: true, checkJs: true },
    new Map([...files].map(([name, { code }]) => [name, code])),
  );
  return [...files].flatMap(([name, snippet]) => fileFindings(program, name, snippet));
}

function fileFindings(program: ts.Program, name: string, snippet: Snippet): Finding[] {
  const file = program.getSourceFile(name);
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return (
    diagnostics
      .filter((diagnostic) => isTyped(snippet) || isUnresolved(diagnostic) || isSyntax(diagnostic))
      .map((diagnostic) => toFinding(snippet, diagnostic))
      // A line marked as wrong may be wrong.
      .filter(({ line }) => line === undefined || !snippet.errors.has(line))
  );
}

const isSyntax = ({ code }: ts.Diagnostic): boolean => code < 2000;

/**
 * Errors that are also errors in JavaScript: a name, a file or an export that does not exist. A package that is missing
 * here may exist there.
 */
function isUnresolved(diagnostic: ts.Diagnostic): boolean {
  if (diagnostic.code === 2307) return /module '[./]/.test(messageOf(diagnostic));
  return [2304, 2305, 2552, 2614, 2724].includes(diagnostic.code);
}

function toFinding(snippet: Snippet, diagnostic: ts.Diagnostic): Finding {
  const { file, start } = diagnostic;
  return {
    snippet,
    message: messageOf(diagnostic),
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : undefined,
  };
}
