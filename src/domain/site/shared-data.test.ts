import { expect, it } from 'vitest';
import { withPost } from './shared-data';

const post = (title: string) => ({ title, permalink: `/blog/${title}` });
const YEARS = [
  { year: 2024, posts: [post('潮')] },
  { year: 2022, posts: [post('b'), post('c')] },
];

it.each([
  [2024, ['2024 x 潮', '2022 b c']],
  [2022, ['2024 潮', '2022 x b c']],
  [2023, ['2024 潮', '2023 x', '2022 b c']],
  [2025, ['2025 x', '2024 潮', '2022 b c']],
])('a post of %i comes first in its year', (year, expected) => {
  const years = withPost(YEARS, { year, ...post('x') });
  expect(years.map((group) => [group.year, ...group.posts.map(({ title }) => title)].join(' '))).toEqual(
    expected,
  );
});
