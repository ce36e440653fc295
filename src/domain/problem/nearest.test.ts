import { describe, expect, it, vi } from 'vitest';
import { nearest, nearestFile } from './nearest';

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
  ])('%s', (word, candidates, expected) => expect(nearest(word, candidates)).toBe(expected));

  it('does nothing with candidates that are too long or too short', () => {
    const lowerCase = vi.spyOn(String.prototype, 'toLowerCase');
    nearest(
      'title',
      Array.from({ length: 1000 }, (_, index) => `a much longer title ${String(index)}`),
    );
    const calls = lowerCase.mock.calls.length;
    lowerCase.mockRestore();
    expect(calls).toBeLessThan(10);
  });
});

it.each([
  ['sae.png', ['sea.png', 'pool.png'], 'sea.png'],
  ['Sea.jpg', ['pool.jpeg', 'sea.webp'], 'sea.webp'],
  ['潮池.png', ['潮汐表.png', 'a.png', '潮池.svg'], '潮池.svg'],
  ['sea.png', ['chart-of-the-year.png'], null],
])('nearestFile(%s)', (name, names, expected) => expect(nearestFile(name, names)).toBe(expected));
