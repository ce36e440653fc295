import { describe, expect, it } from 'vitest';
import { graphemes, typeWriterStep, type TypeWriterState } from './useTypeWriter';

const typing = (index: number, length: number): TypeWriterState => ({ index, length, isDeleting: false });
const deleting = (index: number, length: number): TypeWriterState => ({ index, length, isDeleting: true });
const timing = { typing: 70, deleting: 30, pause: 2000 };

describe('typeWriterStep', () => {
  it.each<[string, TypeWriterState, TypeWriterState, number]>([
    ['types', typing(0, 1), typing(0, 2), 70],
    ['pauses at the end', typing(0, 3), deleting(0, 3), 2000],
    ['deletes', deleting(0, 3), deleting(0, 2), 30],
    ['goes on with the next', deleting(0, 0), typing(1, 0), 70],
    ['starts over', deleting(1, 0), typing(0, 0), 70],
  ])('%s', (_, state, next, delay) => {
    expect(typeWriterStep(state, [3, 2], timing, true)).toEqual({ next, delay });
  });

  it('ends after the last text without a loop, and with a single one', () => {
    expect(typeWriterStep(typing(1, 2), [3, 2], timing, false)).toBeNull();
    expect(typeWriterStep(typing(0, 3), [3], timing, true)).toBeNull();
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
  ])('%s has %i', (text, count) => expect(graphemes(text)).toHaveLength(count));
});
