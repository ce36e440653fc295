import { describe, expect, it } from 'vitest';
import { errorAt, warningAt } from './problem';
import { groupProblems, patternOf, withSeverities } from './problem-kinds';

describe('patternOf', () => {
  it.each([
    ['The link "/blog/x" leads to no page.', 'The link "…" leads to no page.'],
    [
      'The link "./a.mdx" leads to no document (looked for docs/a.mdx).',
      'The link "…" leads to no document (…).',
    ],
    ['<Tasb> is not a component of this site.', '<…> is not a component of this site.'],
    ['The expression {a.b("c")} failed: a is not defined.', 'The expression {…} failed: ….'],
    [
      'The MDX cannot be parsed: Expected a closing tag for `<Tab>` (8:3-8:22).',
      'The MDX cannot be parsed: ….',
    ],
    [
      '"tags" is ["A","B"], but the original (docs/a.mdx) has ["A"].',
      '"…" is […], but the original (…) has […].',
    ],
    [
      'The image comes from https://img.example.com:8443, which is not trusted.',
      'The image comes from https://img.example.com:8443, which is not trusted.',
    ],
    ['It is on 216 pages.', 'It is on N pages.'],
    ['这篇文章没有日期。', '这篇文章没有日期。'],
  ])('%s', (found, expected) => expect(patternOf(found)).toBe(expected));
});

it('groups by severity and sentence, in the order in which they come', () => {
  const problems = [
    errorAt('a', null, 'The link "/1" leads to no page.', ''),
    errorAt('b', null, 'The post has no date.', ''),
    warningAt('c', null, 'The link "/2" leads to no page.', ''),
    errorAt('d', null, 'The link "/3" leads to no page.', ''),
  ];
  expect(groupProblems(problems).map((group) => group.problems.map(({ file }) => file))).toEqual([
    ['a', 'd'],
    ['b'],
    ['c'],
  ]);
});

it('gives each kind the severity of its setting, and leaves what has none', () => {
  const settings = { links: 'warn', anchors: 'error', images: 'error', duplicates: 'warn' } as const;
  const problems = [
    errorAt('a', null, 'Broken.', '', 'links'),
    warningAt('b', null, 'Broken.', '', 'anchors'),
    errorAt('c', null, 'Broken.', '', 'images'),
    warningAt('d', null, 'Odd.', ''),
    errorAt('e', null, 'Wrong.', ''),
  ];
  expect(withSeverities(problems, settings).map(({ severity }) => severity)).toEqual([
    'warning',
    'error',
    'error',
    'warning',
    'error',
  ]);
});
