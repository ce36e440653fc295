import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DOC_IDS } from '../plan';
import type { Checker, Finding } from './checker';
import { clientTypes } from './prisma-client';
import { createProgram, messageOf, REACT_19, STRICT } from './ts-program';
import type { Snippet } from './snippet';
import { runScripts } from './sql';

/** A small project that documents build page by page. */
export interface Walkthrough {
  /** Path prefix of its documents. */
  documents: string;
  /** Folder with the files that the documents do not show; null if they show all. */
  seed: string | null;
}

const FOLDER = path.join(import.meta.dirname, '../walkthroughs');
const TYPES = path.join(FOLDER, 'types');

/** The walkthroughs of the docs. */
export const WALKTHROUGHS: Walkthrough[] = [
  { documents: 'docs/React/Issue/', seed: null },
  { documents: 'docs/React/Next/', seed: path.join(FOLDER, 'next-course') },
];

/** Whether a reader who follows a walkthrough writes this block to a file of the project. */
export const isStep = ({ file, title, flags }: Snippet): boolean =>
  title !== null &&
  !flags.has('fragment') &&
  WALKTHROUGHS.some(({ documents }) => file.startsWith(documents));

/** Follows the pages of each walkthrough in order, and checks the project that a reader has after each. */
export const WALKTHROUGH_CHECKER: Checker = {
  name: 'follow the walkthrough, type-check after each page',
  languages: ['*'],
  accepts: isStep,
  together: true,
  check: async (snippets) => {
    const findings: Finding[] = [];
    for (const walkthrough of WALKTHROUGHS) findings.push(...(await follow(walkthrough, snippets)).findings);
    return { findings };
  },
};

/** Text of each file of a project, by its path in it. */
type Project = Map<string, string>;

/** The project at the end of a walkthrough, and what is wrong on the way. */
export async function follow(
  { documents, seed }: Walkthrough,
  snippets: readonly Snippet[],
): Promise<{ project: Project; findings: Finding[] }> {
  const project: Project = new Map(seed === null ? [] : filesOf(seed));
  const findings: Finding[] = [];
  const steps = DOC_IDS.map((id) => `docs/${id}.mdx`)
    .filter((document) => document.startsWith(documents))
    .flatMap((document) => {
      const page = snippets.filter(({ file }) => file.replace('.en.mdx', '.mdx') === document);
      // Translations have the same code (`translations.test.ts`), so a page is followed in one language.
      const original = page.filter(({ file }) => file === document);
      return original.length > 0 ? original : page;
    });
  for (const [index, snippet] of steps.entries()) {
    const target = snippet.title ?? '';
    const text = afterBlock(project.get(target), snippet);
    if (text === null) findings.push({ snippet, message: 'changes what is not there at this point' });
    else project.set(target, text);
    const isLastOfPage = steps[index + 1]?.file !== snippet.file;
    if (!isLastOfPage) continue;
    findings.push(...typeFindings(project, steps.slice(0, index + 1), steps.slice(index + 1)));
    // What is wrong on a page would be told again for each page after it.
    if (findings.length > 0) break;
  }
  const migrations = [...project.keys()].filter((file) => file.endsWith('/migration.sql')).sort();
  const last = steps.findLast(({ title }) => title === migrations.at(-1));
  try {
    await runScripts(migrations.map((file) => project.get(file) ?? ''));
  } catch (error) {
    if (last)
      findings.push({ snippet: last, message: `the migrations fail in their order: ${String(error)}` });
  }
  return { project, findings };
}

const filesOf = (folder: string): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);

/**
 * A file after a block: the first one, and one that begins with imports, is the whole file; marks say what changes; any
 * other code goes to the end.
 */
function afterBlock(current: string | undefined, { before, code }: Snippet): string | null {
  if (current === undefined) return code;
  const edited = applyEdit(current, before, code);
  if (edited !== null || before !== code) return edited;
  return /^(?:import |'use )/.test(code) ? code : `${current.trimEnd()}\n\n${code}\n`;
}

/**
 * Type-checks a project. It has other packages than this site: `walkthroughs/types` declares what it uses of them.
 * Files that no page shows belong to the end, and are checked there.
 */
function typeFindings(project: Project, done: readonly Snippet[], toCome: readonly Snippet[]): Finding[] {
  const root = path.join(import.meta.dirname, '.project');
  const files = new Map([...project].map(([file, text]) => [path.join(root, file), text]));
  const schema = 'prisma/schema.prisma';
  try {
    for (const [name, text] of clientTypes(project.get(schema) ?? ''))
      files.set(path.join(root, 'src/generated/prisma', name), text);
  } catch (error) {
    const snippet = done.findLast(({ title }) => title === schema);
    return snippet ? [{ snippet, message: String(error) }] : [];
  }
  const program = createProgram(
    [REACT_19, ...ts.sys.readDirectory(TYPES), ...[...files.keys()].filter((file) => /\.tsx?$/.test(file))],
    { ...STRICT, noUncheckedIndexedAccess: true, paths: { '@/*': [path.join(root, 'src/*')] } },
    files,
  );
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic): Finding[] => {
    const { file, start = 0 } = diagnostic;
    const name = path.relative(root, file?.fileName ?? '');
    const text = file?.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] ?? '';
    const blocks = done.filter(({ title }) => title === name);
    const snippet =
      blocks.findLast(({ code }) => code.split('\n').includes(text)) ?? blocks.at(-1) ?? done.at(-1);
    const isEarly =
      toCome.length > 0 && (blocks.length === 0 || toCome.some(({ title }) => isMissing(diagnostic, title)));
    if (!snippet || isEarly) return [];
    const message = `${messageOf(diagnostic)} (${name}, at the end of ${done.at(-1)?.file ?? ''})`;
    return [{ snippet, message, line: Math.max(0, snippet.code.split('\n').indexOf(text)) }];
  });
}

/** Whether a problem is that an imported file does not exist. */
const isMissing = (diagnostic: ts.Diagnostic, title: string | null): boolean =>
  messageOf(diagnostic).includes(`module '${title?.replace(/^src\/(.*)\.\w+$/, '@/$1') ?? ''}'`);

/** `// …` on a line of its own, in the comments of the languages that walkthroughs use. */
const LEFT_OUT = /^[ \t]*(?:\/\/|#|\{?\/\*) ?(?:…|\.\.\.)(?: \*\/\}?)?$/m;

/**
 * A text after an edit: each part of `before`, as whole lines in order, is replaced by that of `after`. Null if it does
 * not occur.
 */
export function applyEdit(text: string, before: string, after: string): string | null {
  const parts = before.split(LEFT_OUT);
  const results = after.split(LEFT_OUT);
  if (parts.length !== results.length) return null;
  const trim = (part: string) => part.replace(/^\n+|\n+$/g, '');
  let done = '';
  let rest = `\n${text.trimEnd()}\n`;
  for (const [index, part] of parts.entries()) {
    const result = trim(results[index] ?? '');
    if (trim(part) === '') {
      // Without earlier lines, new code goes to the end of the file.
      if (result !== '') rest = `${rest}\n${result}\n`;
      continue;
    }
    const wanted = `\n${trim(part)}\n`;
    const at = rest.indexOf(wanted);
    if (at < 0) return null;
    done += `${rest.slice(0, at)}\n${result}`;
    rest = rest.slice(at + wanted.length - 1);
  }
  return `${(done + rest).trim()}\n`;
}
