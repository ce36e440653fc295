import { describe, expect, it } from 'vitest';
import { PLAYBACK, playbackStep, type PlaybackState } from './usePlayback';

const LINES = [
  { isTyped: false, length: 9 },
  { isTyped: true, length: 2 },
  { isTyped: false, length: 1 },
];

describe('playbackStep', () => {
  it('types commands and shows the rest line by line', () => {
    const seen: [number, number, number][] = [];
    let state: PlaybackState = { line: 0, length: 0 };
    for (let step = playbackStep(state, LINES); step; step = playbackStep(state, LINES)) {
      seen.push([state.line, state.length, step.delay]);
      state = step.next;
    }
    expect(seen).toEqual([
      [0, 0, PLAYBACK.line],
      [1, 0, PLAYBACK.character],
      [1, 1, PLAYBACK.character],
      [1, 2, PLAYBACK.command],
      [2, 0, PLAYBACK.line],
    ]);
    expect(state).toEqual({ line: 3, length: 0 });
  });

  it('ends at once without lines', () => expect(playbackStep({ line: 0, length: 0 }, [])).toBeNull());
});
