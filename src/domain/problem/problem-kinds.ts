import type { Problem, ProblemKind } from './problem';

/** Whether problems of a kind keep the site from being published. */
export type ProblemSettings = Readonly<Record<ProblemKind, 'error' | 'warn'>>;

/** Problems with the severities that the configuration gives their kinds; others keep theirs. */
export const withSeverities = (problems: readonly Problem[], settings: ProblemSettings): Problem[] =>
  problems.map((problem) =>
    problem.kind === undefined ? problem : { ...problem, severity: severityOf(problem.kind, settings) },
  );

/** Severity of a kind. */
export const severityOf = (kind: ProblemKind, settings: ProblemSettings): Problem['severity'] =>
  settings[kind] === 'warn' ? 'warning' : 'error';

/** Problems of one kind. */
export interface ProblemGroup {
  severity: Problem['severity'];
  /** What all of them say, without names and numbers. */
  pattern: string;
  problems: Problem[];
}

/** Groups problems by what they say; groups and problems keep their order. */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const pattern = patternOf(problem.found);
    const key = `${problem.severity} ${pattern}`;
    const group = groups.get(key);
    if (group) group.problems.push(problem);
    else groups.set(key, { severity: problem.severity, pattern, problems: [problem] });
  }
  return [...groups.values()];
}

/** What parts of a sentence differ between problems of one kind, and what stands for them. */
const PARTICULARS: readonly [RegExp, string][] = [
  // The reason that a library gives.
  [/(\w+ed): .*$/s, '$1: ….'],
  [/\[[^\]]*\]/g, '[…]'],
  [/\{[^}]*\}/g, '{…}'],
  [/"[^"]*"/g, '"…"'],
  [/`[^`]*`/g, '`…`'],
  [/<[^>]*>/g, '<…>'],
  [/\([^)]*\)/g, '(…)'],
  [/(?<![\w./:-])\d+(?![\w/:-])/g, 'N'],
];

/**
 * A finding without names and numbers: the kind of problem it is. Nobody has to keep a list of codes in step with the
 * messages, and readers of a summary see a sentence.
 * @example patternOf('The link "/a" leads to no page.') // 'The link "…" leads to no page.'
 */
export const patternOf = (found: string): string =>
  PARTICULARS.reduce((text, [pattern, sign]) => text.replace(pattern, sign), found);
