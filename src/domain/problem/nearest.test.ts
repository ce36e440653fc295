import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest', () => {
  it.each([
    ['tilte', ['tags', 'title'], 'title'],
    ['TITLE', ['title'], 'title'],
    ['titel', ['title', 'titles'], 'title'],
    ['潮汐表', ['潮汐', '前端框架'], '潮汐'],
    ['Docker/Basics', ['Docker/Basic', 'Docker/Build'], 'Docker/Basic'],
    ['前端', ['C', 'AI', '潮汐'], null],
    ['banana', ['title'], null],
    ['x', [], null],
  ])('%s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });
});
