import { describe, expect, it } from 'vitest';
import { graphemes, typeWriterStep, type TypeWriterState } from './useTypeWriter';

const timing = { typing: 70, deleting: 30, pause: 2000 };

describe('typeWriterStep', () => {
  it.each<[string, TypeWriterState, TypeWriterState, number]>([
    ['types', { index: 0, length: 1, isDeleting: false }, { index: 0, length: 2, isDeleting: false }, 70],
    [
      'pauses at the end',
      { index: 0, length: 3, isDeleting: false },
      { index: 0, length: 3, isDeleting: true },
      2000,
    ],
    ['deletes', { index: 0, length: 3, isDeleting: true }, { index: 0, length: 2, isDeleting: true }, 30],
    [
      'goes on with the next',
      { index: 0, length: 0, isDeleting: true },
      { index: 1, length: 0, isDeleting: false },
      70,
    ],
    [
      'starts over',
      { index: 1, length: 0, isDeleting: true },
      { index: 0, length: 0, isDeleting: false },
      70,
    ],
  ])('%s', (_, state, next, delay) => {
    expect(typeWriterStep(state, [3, 2], timing, true)).toEqual({ next, delay });
  });

  it('ends after the last text without a loop, and with a single one', () => {
    expect(typeWriterStep({ index: 1, length: 2, isDeleting: false }, [3, 2], timing, false)).toBeNull();
    expect(typeWriterStep({ index: 0, length: 3, isDeleting: false }, [3], timing, true)).toBeNull();
  });
});

describe('graphemes', () => {
  it.each([
    ['潮池', 2],
    ['潮池札记——“退潮”（2026）', 16],
    ['Tide’s out … café', 17],
    ['𠮷野', 2],
    ['👩‍💻é', 2],
    ['e\u0301', 1],
    ['が', 1],
    ['🇨🇳', 1],
    ['', 0],
  ])('%s has %i', (text, count) => {
    expect(graphemes(text)).toHaveLength(count);
  });
});
