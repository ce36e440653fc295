/** How much of a terminal has been played: complete lines, and characters of the next one. */
export interface PlaybackState {
  line: number;
  length: number;
}

/** Pauses of a playback in milliseconds. */
export const PLAYBACK = { character: 45, command: 420, line: 60 } as const;

/**
 * The next state of a playback and how long the current one lasts; null at the end. Commands are typed, everything else
 * appears line by line.
 */
export function playbackStep(
  state: PlaybackState,
  lines: readonly { isTyped: boolean; length: number }[],
): { next: PlaybackState; delay: number } | null {
  const current = lines[state.line];
  if (!current) return null;
  if (!current.isTyped) return { next: { line: state.line + 1, length: 0 }, delay: PLAYBACK.line };
  if (state.length < current.length)
    return { next: { ...state, length: state.length + 1 }, delay: PLAYBACK.character };
  return { next: { line: state.line + 1, length: 0 }, delay: PLAYBACK.command };
}
