/** How far a part of a page is that loads on its own; `slow` is loading that has taken long enough to say so. */
export type LazyPhase = 'waiting' | 'loading' | 'slow' | 'ready' | 'failed';

/** What happens to such a part. */
export type LazyEvent = 'near' | 'delay' | 'loaded' | 'failed' | 'retry';

/** Loading is not mentioned before it has taken this long, in milliseconds. */
export const SLOW_AFTER = 200;

const NEXT: Record<LazyPhase, Partial<Record<LazyEvent, LazyPhase>>> = {
  waiting: { near: 'loading' },
  loading: { delay: 'slow', loaded: 'ready', failed: 'failed' },
  slow: { loaded: 'ready', failed: 'failed' },
  ready: {},
  failed: { retry: 'loading' },
};

/** The phase after an event; events that come too late change nothing. */
export const nextPhase = (phase: LazyPhase, event: LazyEvent): LazyPhase => NEXT[phase][event] ?? phase;
