import { editDistance } from '../basics/edit-distance';
import { groupProblems, type ProblemGroup, type ProblemKind } from './problem-kinds';

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
  /** What it is about, where the configuration decides how severe that is. */
  kind?: ProblemKind;
}

/** A place in a source file, both 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** Makes an error at a place of a file. */
export function errorAt(
  file: string,
  place: Place | null,
  found: string,
  fix: string,
  kind?: ProblemKind,
): Problem {
  const { line, column } = place ?? { line: null, column: null };
  return { severity: 'error', file, line, column, found, fix, ...(kind && { kind }) };
}

/** Makes a warning at a place of a file. */
export function warningAt(...problem: Parameters<typeof errorAt>): Problem {
  return { ...errorAt(...problem), severity: 'warning' };
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

/** More problems of one kind than this are summed up. */
export const MANY = 20;

/** Problems shown of a kind that is summed up. */
export const EXAMPLES = 3;

/**
 * All problems in reading order, then the kinds there are many of with a few examples each, and a closing count; the
 * empty string when there are none.
 * @param seeAll How to see what is only counted, one sentence; without it nothing is summed up.
 */
export function formatProblems(problems: readonly Problem[], seeAll?: string): string {
  if (problems.length === 0) return '';
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const sorted = [...problems].sort(compareProblems);
  const many =
    seeAll === undefined ? [] : groupProblems(sorted).filter((group) => group.problems.length > MANY);
  const summed = new Set(many.flatMap((group) => group.problems));
  const blocks = [
    ...sorted.filter((problem) => !summed.has(problem)).map(formatProblem),
    ...many.map((group) => formatGroup(group, seeAll ?? '')),
  ];
  return `${blocks.join('\n\n')}\n\n${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function formatGroup({ severity, pattern, problems }: ProblemGroup, seeAll: string): string {
  const [first] = problems;
  const examples = problems.slice(0, EXAMPLES).map((problem) => formatProblem(problem).replace(/^/gm, '  '));
  const setting =
    severity === 'error' && first?.kind !== undefined
      ? [
          `  They need not keep the site from being published: problems: { ${first.kind}: 'warn' } in the configuration.`,
        ]
      : [];
  return [
    `${count(problems.length, severity)} of one kind: ${pattern}`,
    examples.join('\n\n'),
    [`  And ${String(problems.length - EXAMPLES)} more. ${seeAll}`, ...setting].join('\n'),
  ].join('\n\n');
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
