import { describe, expect, it } from 'vitest';
import { errorAt, warningAt } from './problem';
import { formatProblem, formatProblems, MANY } from './format-problems';

const error = errorAt('docs/b.mdx', { line: 10, column: 2 }, 'Wrong.', 'Right.');
const warning = warningAt('blog/潮池/index.mdx', null, '奇怪。', 'Odd.');

describe('formatProblem', () => {
  it.each([
    ['place known', error, 'error docs/b.mdx:10:2\n  Wrong.\n  Fix: Right.'],
    ['whole file', warning, 'warning blog/潮池/index.mdx\n  奇怪。\n  Fix: Odd.'],
    ['no column', { ...error, column: null }, 'error docs/b.mdx:10\n  Wrong.\n  Fix: Right.'],
    ['no line', { ...error, line: null }, 'error docs/b.mdx\n  Wrong.\n  Fix: Right.'],
  ])('%s', (_, problem, expected) => expect(formatProblem(problem)).toBe(expected));
});

describe('formatProblems', () => {
  it.each([
    ['nothing', [], ''],
    ['one error', [error], `${formatProblem(error)}\n\n1 error, 0 warnings`],
    [
      'many, by file',
      [error, warning, error],
      `${[warning, error, error].map(formatProblem).join('\n\n')}\n\n2 errors, 1 warning`,
    ],
  ])('%s', (_, problems, expected) => expect(formatProblems(problems)).toBe(expected));
});

describe('many problems of a kind', () => {
  const link = (index: number) =>
    errorAt(
      `a/${String(index).padStart(2, '0')}.mdx`,
      { line: index, column: 1 },
      `The link "/${String(index)}" leads to no page.`,
      'Correct it.',
      'links',
    );
  const links = Array.from({ length: MANY + 1 }, (_, index) => link(index + 1));

  it('are summed up with three examples, after the others', () => {
    expect(formatProblems([...links, error], 'Ask for all.')).toBe(
      [
        formatProblem(error),
        '21 errors of one kind: The link "…" leads to no page.',
        ...[1, 2, 3].map((index) => formatProblem(link(index)).replace(/^/gm, '  ')),
        "  And 18 more. Ask for all.\n  They need not keep the site from being published: problems: { links: 'warn' } in the configuration.",
        '22 errors, 0 warnings',
      ].join('\n\n'),
    );
  });

  it('are listed where all are asked for, and up to twenty always', () => {
    expect(formatProblems(links)).toContain(formatProblem(link(21)));
    expect(formatProblems(links.slice(0, MANY), 'Ask for all.')).toBe(formatProblems(links.slice(0, MANY)));
  });

  it('do not hide errors among warnings', () => {
    const warnings = links.map((problem) => ({ ...problem, severity: 'warning' as const }));
    const text = formatProblems([...warnings, link(99)], 'Ask for all.');
    expect(text).toContain(formatProblem(link(99)));
    expect(text).toContain('21 warnings of one kind');
    expect(text).not.toContain("'warn'");
  });
});
