import { editDistance } from '../edit-distance';

/** Something wrong in a content file, described so that its author can fix it without reading code. */
export interface Problem {
  /** An error keeps the site from being published; a warning does not. */
  severity: 'error' | 'warning';
  /** Path of the file, relative to the content root. */
  file: string;
  /** 1-based line, or null when the problem concerns the file as a whole. */
  line: number | null;
  /** 1-based column, or null when unknown. */
  column: number | null;
  /** What was found, one sentence. */
  found: string;
  /** What to write instead, one sentence. */
  fix: string;
}

/** A place in a source file, both 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** Makes an error at a place of a file. */
export function errorAt(file: string, place: Place | null, found: string, fix: string): Problem {
  return { severity: 'error', file, line: place?.line ?? null, column: place?.column ?? null, found, fix };
}

/** Makes a warning at a place of a file. */
export function warningAt(file: string, place: Place | null, found: string, fix: string): Problem {
  return { ...errorAt(file, place, found, fix), severity: 'warning' };
}

/** Orders by file, then line, then column. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** One problem as two lines: place and finding, then the remedy. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.line === null ? null : problem.column]
    .filter((part) => part !== null)
    .join(':');
  return `${problem.severity} ${place}\n  ${problem.found}\n  Fix: ${problem.fix}`;
}

/** All problems in reading order with a closing count; the empty string when there are none. */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const body = [...problems].sort(compareProblems).map(formatProblem).join('\n\n');
  return `${body}\n\n${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/**
 * The candidate closest to a misspelt word, for "did you mean".
 * @returns null when nothing is within a third of the word's length (at least two edits) and shares a letter with it.
 * @example nearest('tilte', ['title', 'tags']) // 'title'
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance && distance < Math.max(word.length, candidate.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
