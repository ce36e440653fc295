import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { LIMITS } from '../../domain/script/limits';
import { loadEngine, type Clock } from './glue';

/** Bytes of the engine's stack; about a thousand calls of a function in itself. */
const STACK = 192 * 1024;

/** A part of a memory that is not empty. */
interface Piece {
  at: number;
  content: Uint8Array;
}

/** Bytes that are compared with nothing but zeros at once. */
const BLOCK = 4096;

/** The parts of a memory that are not empty. Most of it is the stack of the engine, five megabytes of zeros. */
function piecesOf(memory: Uint8Array): Piece[] {
  const empty = new Uint8Array(BLOCK);
  const isEmpty = (at: number): boolean => Buffer.compare(memory.subarray(at, at + BLOCK), empty) === 0;
  const pieces: Piece[] = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    if (isEmpty(at)) continue;
    const start = at;
    while (at < memory.length && !isEmpty(at)) at += BLOCK;
    pieces.push({ at: start, content: memory.slice(start, at) });
  }
  return pieces;
}

/** What an instance asks its host while it works for one document. */
export interface Host {
  now: number;
  ask: (request: string) => string;
  /** Called at every interrupt: whether the code has taken too much. */
  isOver: () => boolean;
}

/**
 * A loaded engine whose one context stands where a document's code begins: after the prelude. Its memory is remembered
 * there. For every document it is put back, so each has a context that no other has touched, a hundred microseconds
 * after it is asked for; to make one takes two milliseconds.
 */
export class Instance {
  readonly clock: Clock;
  readonly #memory: WebAssembly.Memory;
  readonly #start: readonly Piece[];
  readonly #context: QuickJSContext;
  readonly #entrance: QuickJSHandle;
  #host: Host = { now: 0, ask: () => '', isOver: () => false };

  /**
   * @param directory Absolute path of the repository.
   * @param prelude Source of a function that takes `ask` and gives the entrance.
   */
  constructor(directory: string, prelude: string) {
    const { quickJs, clock, memory } = loadEngine(directory);
    this.clock = clock;
    this.#memory = memory;
    const runtime = quickJs.newRuntime({
      memoryLimitBytes: LIMITS.memory,
      maxStackSizeBytes: STACK,
      interruptHandler: () => this.#host.isOver(),
    });
    const context = runtime.newContext();
    this.#context = context;
    const start = context.unwrapResult(context.evalCode(`(${prelude})`, 'prelude.js'));
    // Held for ever: no document can make the engine let go of it.
    const ask = context.newFunction('ask', (request) =>
      context.newString(this.#host.ask(context.getString(request))),
    );
    this.#entrance = context.unwrapResult(context.callFunction(start, context.undefined, ask));
    start.dispose();
    this.#start = piecesOf(new Uint8Array(memory.buffer));
  }

  /** Puts the memory back to where a document's code begins. */
  reset(host: Host): void {
    const bytes = new Uint8Array(this.#memory.buffer);
    let end = 0;
    for (const { at, content } of this.#start) {
      bytes.fill(0, end, at);
      bytes.set(content, at);
      end = at + content.length;
    }
    this.#host = host;
    this.clock.now = host.now;
    this.clock.reads = 0;
  }

  /**
   * Calls the entrance.
   * @returns null when the call was ended by an error that code cannot catch.
   */
  call(request: string): string | null {
    const context = this.#context;
    const given = context.newString(request);
    const result = context.callFunction(this.#entrance, context.undefined, given);
    given.dispose();
    if (result.error) {
      result.error.dispose();
      return null;
    }
    const answer = context.getString(result.value);
    result.value.dispose();
    return answer;
  }
}
