import { groupBy } from '../basics/group-by';

/** Groups posts, newest first, by year (`2024`) and month (`2024-05`), which are also their anchors. */
export const groupByMonth = <T extends { date: string }>(posts: readonly T[]) =>
  [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, inYear]) => ({
    year,
    count: inYear.length,
    months: [...groupBy(inYear, ({ date }) => date.slice(0, 7))].map(([month, inMonth]) => ({
      month,
      posts: inMonth,
    })),
  }));
