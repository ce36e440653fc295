import type { SourcePosition } from '../problem/problem';

/** What a context begins with, and what it may ask for. */
export interface ContextOptions {
  /** Source of a function that takes `ask` and gives the context's one entrance, a function from text to text. */
  prelude: string;
  /** The time the context's clock stands still at, in milliseconds. */
  now: number;
  /** Answers what the code asks of the host; a pure function from text to text. */
  ask: (request: string) => string;
}

/** The global scope of one document's code, apart from all others. */
export interface ScriptContext {
  /** @throws ScriptFailure when the call went over a limit; `place` is where its code stands. */
  call(request: string, place: SourcePosition | null): string;
  /** Whether the clock was read since the context was opened. */
  readonly hasReadClock: boolean;
  close(): void;
}

/** Runs code that may reach nothing but what it is given. */
export interface ScriptEngine {
  /** Makes a context; the one before it is closed. */
  open(options: ContextOptions): ScriptContext;
  /** Runs the work on one document, and ends what does not end. @throws ScriptFailure */
  watch<T>(run: () => T): T;
}

/** The limits a call can go over. */
export type FailureReason =
  'steps' | 'document-steps' | 'document-characters' | 'memory' | 'depth' | 'time' | 'engine';

/** A call that was ended because it took too much. */
export class ScriptFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** Whether the context can do nothing any more. */
    readonly isFatal: boolean,
    /** Where the code stands that was running. */
    readonly place: SourcePosition | null = null,
  ) {
    super(reason);
  }
}
