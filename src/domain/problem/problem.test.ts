import { expect, it } from 'vitest';
import { compareProblems, errorAt } from './problem';

it('orders by file, line and column', () => {
  const places: [string, number | null, number | null][] = [
    ['a', null, null],
    ['a', 2, 1],
    ['a', 2, 9],
    ['a', 10, 1],
    ['b', 1, 1],
  ];
  const problems = places.map(([file, line, column]) => ({
    ...errorAt(file, null, 'Wrong.', 'Right.'),
    line,
    column,
  }));
  expect([...problems].reverse().sort(compareProblems)).toEqual(problems);
});
