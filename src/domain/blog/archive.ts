import { groupBy } from '../basics/group-by';

interface ArchiveMonth<T> {
  /** `2024-05`, which is also the month's anchor. */
  month: string;
  posts: T[];
}

/** Months of one year, newest first. */
export interface ArchiveYear<T> {
  /** `2024`, which is also the year's anchor. */
  year: string;
  count: number;
  months: ArchiveMonth<T>[];
}

/** Groups posts, newest first, by year and month. */
export const groupByMonth = <T extends { date: string }>(posts: readonly T[]): ArchiveYear<T>[] =>
  [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, inYear]) => ({
    year,
    count: inYear.length,
    months: [...groupBy(inYear, ({ date }) => date.slice(0, 7))].map(([month, inMonth]) => ({
      month,
      posts: inMonth,
    })),
  }));
