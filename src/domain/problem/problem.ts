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
  found: string;
  fix: string;
  /** Its kind, if the configuration decides the severity. */
  kind?: ProblemKind;
}

/** Kinds whose severity the configuration decides. */
export const PROBLEM_KINDS = ['links', 'anchors', 'images', 'duplicates'] as const;

/** A kind of problem with its own setting in `problems` of the configuration. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** A position in a source file, both 1-based. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** Where a file begins. */
export const START: SourcePosition = { line: 1, column: 1 };

/** Makes an error at a position of a file. */
export function errorAt(
  file: string,
  place: SourcePosition | null,
  found: string,
  fix: string,
  kind?: ProblemKind,
): Problem {
  const { line, column } = place ?? { line: null, column: null };
  return { severity: 'error', file, line, column, found, fix, ...(kind && { kind }) };
}

/** Makes a warning at a position of a file. */
export function warningAt(...problem: Parameters<typeof errorAt>): Problem {
  return { ...errorAt(...problem), severity: 'warning' };
}

/** Each problem once: every document that includes a file finds those in it again. */
export const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(
    problems.map((problem) => [
      JSON.stringify([problem.file, problem.line, problem.column, problem.found]),
      problem,
    ]),
  ).values(),
];

/** Orders by file, then line, then column. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Adds problems to others. There may be more of them than the arguments that a call can have. */
export function addProblems(problems: Problem[], more: readonly Problem[]): void {
  for (const problem of more) problems.push(problem);
}
