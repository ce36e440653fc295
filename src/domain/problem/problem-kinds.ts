import { groupBy } from '../basics/group-by';
import type { Problem, ProblemKind } from './problem';

/** Severity of each kind: whether its problems keep the site from being published. */
export type ProblemSettings = Readonly<Record<ProblemKind, 'error' | 'warn'>>;

/** Problems with the configured severities of their kinds; others keep theirs. */
export const withSeverities = (problems: readonly Problem[], settings: ProblemSettings): Problem[] =>
  problems.map((problem) =>
    problem.kind === undefined
      ? problem
      : { ...problem, severity: settings[problem.kind] === 'warn' ? 'warning' : 'error' },
  );

/** Problems of one kind. */
export interface ProblemGroup {
  severity: Problem['severity'];
  /** Their common message, without names and numbers. */
  pattern: string;
  problems: Problem[];
}

/** Groups problems by message; groups and problems keep their order. */
export const groupProblems = (problems: readonly Problem[]): ProblemGroup[] =>
  [...groupBy(problems, ({ severity, found }) => `${severity} ${patternOf(found)}`)].flatMap(
    ([, [first, ...others]]) =>
      first
        ? { severity: first.severity, pattern: patternOf(first.found), problems: [first, ...others] }
        : [],
  );

/** Parts of a message that differ between problems of one kind, with their replacements. */
const PARTICULARS: readonly [RegExp, string][] = [
  // A reason that a library gives.
  [/(\w+ed): .*$/s, '$1: ….'],
  [/\[[^\]]*\]/g, '[…]'],
  [/\{[^}]*\}/g, '{…}'],
  [/"[^"]*"/g, '"…"'],
  [/`[^`]*`/g, '`…`'],
  [/<[^>]*>/g, '<…>'],
  [/\([^)]*\)/g, '(…)'],
  [/(?<![\w./:-])\d+(?![\w/:-])/g, 'N'],
];

/** A message without names and numbers, which identifies its kind: `The link "…" leads to no page.` */
export const patternOf = (found: string): string =>
  PARTICULARS.reduce((text, [pattern, sign]) => text.replace(pattern, sign), found);
