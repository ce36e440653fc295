import { expect, it } from 'vitest';
import { homeFacts } from './home-facts';
import { iconType } from './icon-type';

it.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ICO', 'image/x-icon'],
  ['/favicon', undefined],
])('tells the kind of icon %s', (file, expected) => expect(iconType(file)).toBe(expected));

it('puts the numbers into the sentence about the site', () => {
  expect(homeFacts('{posts} posts, {docs} docs, {other}', { posts: 3, docs: 0 })).toBe(
    '3 posts, 0 docs, {other}',
  );
});
