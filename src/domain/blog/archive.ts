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
export function groupByMonth<T extends { date: string }>(posts: readonly T[]): ArchiveYear<T>[] {
  const years: ArchiveYear<T>[] = [];
  for (const post of posts) {
    const [year, month] = [post.date.slice(0, 4), post.date.slice(0, 7)];
    let currentYear = years.at(-1);
    if (currentYear?.year !== year) {
      currentYear = { year, count: 0, months: [] };
      years.push(currentYear);
    }
    currentYear.count += 1;
    const currentMonth = currentYear.months.at(-1);
    if (currentMonth?.month === month) currentMonth.posts.push(post);
    else currentYear.months.push({ month, posts: [post] });
  }
  return years;
}
