import { describe, expect, it } from 'vitest';
import { groupByMonth } from './archive';

describe('groupByMonth', () => {
  it('groups by year, then month, newest first', () => {
    const posts = ['2025-01-19', '2024-05-19', '2024-05-01', '2024-02-11', '2021-04-02'].map((date) => ({
      date,
    }));
    expect(
      groupByMonth(posts).map(({ year, count, months }) => [
        year,
        count,
        months.map(({ month, posts: p }) => [month, p.length]),
      ]),
    ).toEqual([
      ['2025', 1, [['2025-01', 1]]],
      [
        '2024',
        3,
        [
          ['2024-05', 2],
          ['2024-02', 1],
        ],
      ],
      ['2021', 1, [['2021-04', 1]]],
    ]);
  });

  it('gives nothing for no posts', () => expect(groupByMonth([])).toEqual([]));
});
