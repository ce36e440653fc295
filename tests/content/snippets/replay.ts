import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_PLAN } from '../plan';
import type { Checker, Finding } from './checker';
import type { Snippet } from './snippet';
import { applyEdit, projectFile } from './walkthroughs';

/** Follows the pages of a walkthrough in order, and compares the result with the finished project. */
export const REPLAY_CHECKER: Checker = {
  name: 'follow the walkthrough, compare its result',
  languages: ['*'],
  accepts: (snippet) => projectFile(snippet) !== null && !snippet.flags.has('fragment'),
  together: true,
  check: (snippets) => ({ findings: replay(snippets) }),
};

const ORDER = new Map(DOCS_PLAN.map(({ id }, index) => [id, index]));
const documentOf = ({ file }: Snippet): string => file.replace(/^docs\//, '').replace(/(?:\.en)?\.mdx$/, '');
const positionOf = (snippet: Snippet): number => ORDER.get(documentOf(snippet)) ?? Infinity;

/** The blocks without those of other languages: a reader follows a page in one language. */
function once(snippets: readonly Snippet[]): Snippet[] {
  const files = new Map<string, string>();
  for (const snippet of snippets)
    files.set(documentOf(snippet), files.get(documentOf(snippet)) ?? snippet.file);
  return snippets.filter((snippet) => files.get(documentOf(snippet)) === snippet.file);
}

function replay(snippets: readonly Snippet[]): Finding[] {
  const findings: Finding[] = [];
  const states = new Map<string, { text: string; last: Snippet }>();
  for (const snippet of once(snippets).sort((a, b) => positionOf(a) - positionOf(b))) {
    const target = projectFile(snippet)?.path;
    if (target === undefined) continue;
    const current = states.get(target)?.text;
    const isWhole = snippet.flags.has('step') || current === undefined || isSame(snippet.code, read(target));
    const text = isWhole ? snippet.code : changed(current, snippet, read(target));
    if (text === null) findings.push({ snippet, message: 'changes what is not there at this point' });
    else states.set(target, { text, last: snippet });
  }
  for (const [target, { text, last }] of states) {
    if (isSame(text, read(target))) continue;
    const message = `leaves ${path.basename(target)} other than the finished one:\n${difference(text, read(target))}`;
    findings.push({ snippet: last, message });
  }
  return findings;
}

/** A file after a block: its marks say what changes; code without marks exists already, or is new. */
function changed(current: string, { before, code }: Snippet, finished: string): string | null {
  const text = applyEdit(current, before, code);
  if (text !== null || before !== code) return text;
  const [firstLine = ''] = code.split('\n', 1);
  return finished.startsWith(`${firstLine}\n`) ? code : `${current.trimEnd()}\n\n${code}`;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const isSame = (a: string, b: string): boolean => a.trim() === b.trim();

/** The first line in which two texts differ. */
function difference(actual: string, expected: string): string {
  const [a, b] = [actual.trim().split('\n'), expected.trim().split('\n')];
  const at = b.findIndex((line, index) => line !== a[index]);
  return `line ${String(at + 1)} is ${JSON.stringify(a[at] ?? '')}, and not ${JSON.stringify(b[at] ?? '')}`;
}
