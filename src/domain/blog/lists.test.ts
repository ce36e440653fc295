import { describe, expect, it } from 'vitest';
import { makeDoc, makePost } from '../../../tests/support/content';
import { listed, postNeighbours, recommendationWeight, recommended, relatedPosts } from './lists';

const keys = (documents: readonly { key: string }[] = []): string[] => documents.map(({ key }) => key);
const post = (key: string, frontMatter: Record<string, unknown> = {}) => makePost(key, { frontMatter });

it('lists what is neither a draft nor unlisted', () => {
  const documents = [
    makeDoc('潮'),
    makeDoc('b', { frontMatter: { unlisted: true } }),
    makeDoc('c', { frontMatter: { draft: true } }),
  ];
  expect(keys(listed(documents))).toEqual(['潮']);
});

describe('postNeighbours', () => {
  const neighbours = postNeighbours([
    post('new'),
    post('hidden', { unlisted: true }),
    post('潮'),
    post('old'),
  ]);

  it.each([
    ['new', undefined, '潮'],
    ['潮', 'new', 'old'],
    ['old', '潮', undefined],
  ])('%s', (key, newer, older) => {
    expect([neighbours.get(key)?.prev?.key, neighbours.get(key)?.next?.key]).toEqual([newer, older]);
  });

  it('leaves unlisted posts out', () => expect(neighbours.has('hidden')).toBe(false));
});

describe('recommended', () => {
  it.each([
    [false, 0],
    [true, 1],
    [5, 5],
    [0, 0],
  ])('%o weighs %i', (value, weight) => expect(recommendationWeight(value)).toBe(weight));

  it('puts the heaviest first and keeps the order of equals', () => {
    const posts = [
      post('a', { recommended: true }),
      post('no'),
      post('潮', { recommended: 5 }),
      post('b', { recommended: 1 }),
      post('hidden', { recommended: 9, unlisted: true }),
      post('zero', { recommended: 0 }),
    ];
    expect(keys(recommended(posts))).toEqual(['潮', 'a', 'b']);
  });
});

describe('relatedPosts', () => {
  const tagged = (tags: Record<string, string[]>) =>
    Object.entries(tags).map(([key, list]) => post(key, { tags: list }));

  // `-` is between `a` and the posts that may be related to it, because neighbours are not.
  it.each([
    ['shared tags', { a: ['潮', 'x'], '-': [], b: ['潮'], c: ['y'] }, ['b']],
    ['more tags first', { a: ['潮', 'x'], '-': [], b: ['潮'], c: ['潮', 'x'] }, ['c', 'b']],
    [
      'rarer tags first',
      { a: ['common', '罕'], '-': [], b: ['common'], c: ['罕'], d: ['common'] },
      ['c', 'b', 'd'],
    ],
    ['newer first among equals', { a: ['t'], '-': [], b: ['t'], c: ['t'] }, ['b', 'c']],
    [
      'a tag written twice counts once',
      { a: ['t', 'u', 'u'], '-': [], b: ['u', 'u', 'u'], c: ['t'], d: ['t'] },
      ['b', 'c', 'd'],
    ],
    ['at most three', { a: ['t'], '-': [], b: ['t'], c: ['t'], d: ['t'], e: ['t'] }, ['b', 'c', 'd']],
    ['not the next older one', { a: ['t'], b: ['t'], c: ['t'] }, ['c']],
  ])('%s', (_, tags, expected) => expect(keys(relatedPosts(tagged(tags), 3).get('a'))).toEqual(expected));

  it('leaves out the newer and the older post, which have their own links', () => {
    const related = relatedPosts(tagged({ a: ['t'], b: ['t'], c: ['t'], d: ['t'] }), 3);
    expect([...related].map(([key, posts]) => [key, keys(posts)])).toEqual([
      ['a', ['c', 'd']],
      ['b', ['d']],
      ['c', ['a']],
      ['d', ['a', 'b']],
    ]);
  });

  it('names no unlisted posts, but has some for them', () => {
    const related = relatedPosts([post('a', { tags: ['t'] }), post('b', { tags: ['t'], unlisted: true })], 3);
    expect([...related].map(([key, posts]) => [key, keys(posts)])).toEqual([['b', ['a']]]);
  });
});
