/** Phases of an island. `slow` means that loading has taken long enough to show it. */
export type LazyPhase = 'waiting' | 'loading' | 'slow' | 'ready' | 'failed';

/** Events of an island. */
export type LazyEvent = 'near' | 'delay' | 'loaded' | 'failed' | 'retry';

/** Milliseconds of loading before it is shown. */
export const SLOW_AFTER = 200;

const NEXT: Record<LazyPhase, Partial<Record<LazyEvent, LazyPhase>>> = {
  waiting: { near: 'loading' },
  loading: { delay: 'slow', loaded: 'ready', failed: 'failed' },
  slow: { loaded: 'ready', failed: 'failed' },
  ready: {},
  failed: { retry: 'loading' },
};

/** The phase after an event; an event that comes too late changes nothing. */
export const nextPhase = (phase: LazyPhase, event: LazyEvent): LazyPhase => NEXT[phase][event] ?? phase;
