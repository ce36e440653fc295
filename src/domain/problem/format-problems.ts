import { compareProblems, type Problem } from './problem';
import { groupProblems, type ProblemGroup } from './problem-kinds';

/** One problem as two lines: position and finding, then the remedy. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.line === null ? null : problem.column]
    .filter((part) => part !== null)
    .join(':');
  return `${problem.severity} ${visible(place)}\n  ${visible(problem.found)}\n  Fix: ${visible(problem.fix)}`;
}

/**
 * Text of a document as a terminal may show it: on one line, which cannot be taken for another message, and without what
 * moves the cursor, colours it or turns its direction.
 */
export const visible = (text: string): string =>
  text.replace(/\s*\n\s*/g, ' ').replace(
    // eslint-disable-next-line no-control-regex -- exactly those
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** More problems of one kind than this are summed up. */
export const MANY = 20;

const EXAMPLES = 3;

/**
 * All problems in reading order, then the summarized kinds with a few examples, and a count; empty without problems.
 * @param seeAll How to list everything, in one sentence; without it nothing is summarized.
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
