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
  /**
   * Calls the entrance.
   * @throws ScriptFailure when the call went over a limit.
   */
  call(request: string): string;
  /** Whether the clock was read since the context was opened. */
  readonly hasReadClock: boolean;
  /** Frees what it holds. */
  close(): void;
}

/** Runs code that may reach nothing but what it is given. */
export interface ScriptEngine {
  /** Makes a context. */
  open(options: ContextOptions): ScriptContext;
}

/** The limits a call can go over; after `fatal` ones the context is lost. */
export type FailureReason = 'steps' | 'document-steps' | 'memory' | 'depth' | 'time' | 'engine';

/** A call that was ended because it took too much. */
export class ScriptFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** Whether the context can do nothing any more. */
    readonly isFatal: boolean,
  ) {
    super(reason);
  }
}
