import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Checker, Finding } from './checker';
import type { Snippet } from './snippet';

/** A small project that documents build page by page. */
export interface Walkthrough {
  /** Path prefix of its documents. */
  documents: string;
  /** Folder of the finished project in tests/content/walkthroughs. */
  folder: string;
}

const PROJECTS = path.join(import.meta.dirname, '../walkthroughs');

/** The walkthroughs of the docs whose projects exist. */
export const WALKTHROUGHS: Walkthrough[] = [
  { documents: 'docs/React/Issue/', folder: 'issue-tracker' },
  { documents: 'docs/React/Next/', folder: 'next-course' },
].filter(({ folder }) => existsSync(path.join(PROJECTS, folder)));

/** Root of a walkthrough's project. */
export const walkthroughRoot = ({ folder }: Walkthrough): string => path.join(PROJECTS, folder);

/** The file of the finished project that a block's title names, or null. */
export function projectFile({ file, title }: Snippet): { walkthrough: Walkthrough; path: string } | null {
  const walkthrough = WALKTHROUGHS.find(({ documents }) => file.startsWith(documents));
  if (!walkthrough || title === null) return null;
  const target = path.join(walkthroughRoot(walkthrough), title);
  return existsSync(target) ? { walkthrough, path: target } : null;
}

/** Whether a block must be part of the finished project: it names one of its files and is not an earlier state. */
export const isExcerpt = (snippet: Snippet): boolean =>
  !['step', 'edit', 'fragment'].some((flag) => snippet.flags.has(flag)) && projectFile(snippet) !== null;

/** Whether a block is a whole file as an earlier page of the walkthrough leaves it. */
export const isStep = (snippet: Snippet): boolean =>
  snippet.flags.has('step') && projectFile(snippet) !== null;

/** Compares excerpts with the finished project, word for word; `// …` marks an omission. */
export const EXCERPT_CHECKER: Checker = {
  name: 'excerpt of the finished project, verbatim',
  languages: ['*'],
  accepts: isExcerpt,
  check: (snippets) => ({
    findings: snippets.flatMap((snippet): Finding[] => {
      const target = projectFile(snippet)?.path;
      if (target === undefined || isExcerptOf(snippet.code, readFileSync(target, 'utf8'))) return [];
      return [
        {
          snippet,
          message: `is not in ${path.relative(PROJECTS, target)}; an earlier state is a "step" or an "edit"`,
        },
      ];
    }),
  }),
};

/** Whether the parts of an excerpt are whole lines of a text, in their order. */
export const isExcerptOf = (excerpt: string, text: string): boolean =>
  applyEdit(text, excerpt, excerpt) !== null;

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
