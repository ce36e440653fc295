/** Messages between the page and the playground's frame, which share nothing else. */

type LiveColors = Record<string, string>;

/** From the page to the frame. */
export type PageMessage =
  | { type: 'run'; run: number; code: string; noInline: boolean }
  | { type: 'colors'; colors: LiveColors; scheme: 'light' | 'dark' };

/** From the frame to the page; `run` identifies the code. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'shown'; run: number }
  | { type: 'failed'; run: number; message: string }
  | { type: 'stuck'; run: number }
  | { type: 'height'; height: number };

/** Address of the frame's page, without the path prefix. */
export const LIVE_PAGE = '/live/index.html';

/** A valid message of the frame; null for anything else that arrives. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, run, message, height } = data as Record<string, unknown>;
  if (type === 'ready') return { type };
  if ((type === 'shown' || type === 'stuck') && typeof run === 'number') return { type, run };
  if (type === 'failed' && typeof run === 'number' && typeof message === 'string')
    return { type, run, message };
  if (type === 'height' && typeof height === 'number' && Number.isFinite(height)) return { type, height };
  return null;
}
