import vm from 'node:vm';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { once } from '../../domain/basics/once';
import {
  ScriptFailure,
  type ContextOptions,
  type ScriptContext,
  type ScriptEngine,
} from '../../domain/script/engine';
import { LIMITS } from '../../domain/script/limits';
import type { SourcePosition } from '../../domain/problem/problem';
import { loadEngine, type LoadedEngine } from './glue';

/** Steps between two calls of the interrupt handler (`JS_INTERRUPT_COUNTER_INIT`). */
const STEPS_PER_INTERRUPT = 10_000;
/** An answer of the host counts as a thousand steps. */
const INTERRUPTS_PER_ANSWER = 0.1;
/** Bytes of the engine's stack; about a thousand calls of a function in itself. */
const STACK = 192 * 1024;
/** Milliseconds after which the work on a document is ended that no step interrupts. */
const PATIENCE_MS = 20_000;

/** Where the packages are: programs are started in the root of the repository. */
const REPOSITORY = process.cwd();

/** Only scripts have a watchdog: this one runs the function that its context holds. */
const WATCHED = new vm.Script('run()');
const watchdog = once(() => vm.createContext({ run: () => undefined }) as { run: () => unknown });

/**
 * QuickJS, compiled to WebAssembly: an engine apart from Node's, with memory of its own. It is loaded when something
 * first needs it, and again after a document has broken it.
 */
export class QuickJsEngine implements ScriptEngine {
  #engine: LoadedEngine | null = null;
  #current: QuickJsContext | null = null;

  /** @param patience Milliseconds after which {@link watch} ends what it runs. */
  constructor(
    private readonly directory: string,
    private readonly patience = PATIENCE_MS,
  ) {}

  open(options: ContextOptions): ScriptContext {
    this.#engine ??= loadEngine(this.directory);
    this.#current = new QuickJsContext(this.#engine, options, () => (this.#engine = null));
    return this.#current;
  }

  watch<T>(run: () => T): T {
    const context = watchdog();
    context.run = run;
    try {
      return WATCHED.runInContext(context, { timeout: this.patience }) as T;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      // Whatever was going on in the engine is left as it was: nobody may use it again.
      this.#engine = null;
      const place = this.#current?.place ?? null;
      this.#current = null;
      throw new ScriptFailure('time', true, place);
    }
  }
}

/** The engine of this process, for all documents. */
export const documentEngine = once(() => new QuickJsEngine(REPOSITORY));

class QuickJsContext implements ScriptContext {
  /** Where the code stands that is running. */
  place: SourcePosition | null = null;
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #held: QuickJSHandle[] = [];
  readonly #entrance: QuickJSHandle;
  #interrupts = 0;
  #all = 0;
  #isClosed = false;

  constructor(
    private readonly engine: LoadedEngine,
    { prelude, now, ask }: ContextOptions,
    private readonly drop: () => void,
  ) {
    engine.clock.now = 0;
    this.#runtime = engine.quickJs.newRuntime({
      memoryLimitBytes: LIMITS.memory,
      maxStackSizeBytes: STACK,
      interruptHandler: () => this.#take(1),
    });
    const context = this.#runtime.newContext();
    this.#context = context;
    const start = context.unwrapResult(context.evalCode(`(${prelude})`, 'prelude.js'));
    const answer = context.newFunction('ask', (request) => {
      this.#take(INTERRUPTS_PER_ANSWER);
      return context.newString(ask(context.getString(request)));
    });
    this.#entrance = context.unwrapResult(context.callFunction(start, context.undefined, answer));
    this.#held = [start, answer, this.#entrance];
    engine.clock.now = now;
    engine.clock.reads = 0;
    this.#all = 0;
  }

  get hasReadClock(): boolean {
    return this.engine.clock.reads > 0;
  }

  call(request: string, place: SourcePosition | null = null): string {
    if (this.#isClosed) throw new ScriptFailure('engine', true);
    this.#interrupts = 0;
    this.place = place;
    try {
      const answer = this.#callEntrance(request);
      if (answer !== null) return answer;
    } catch (error) {
      this.#isClosed = true;
      this.drop();
      throw new ScriptFailure(error instanceof RangeError ? 'depth' : 'engine', true);
    } finally {
      this.place = null;
    }
    // The entrance catches every error of a document but those that cannot be caught.
    if (this.#all * STEPS_PER_INTERRUPT > LIMITS.documentSteps) {
      this.close();
      throw new ScriptFailure('document-steps', true);
    }
    throw new ScriptFailure(
      this.#interrupts * STEPS_PER_INTERRUPT > LIMITS.steps ? 'steps' : 'memory',
      false,
    );
  }

  /** The entrance's answer; null when the call was ended by an error that code cannot catch. */
  #callEntrance(request: string): string | null {
    const given = this.#context.newString(request);
    const result = this.#context.callFunction(this.#entrance, this.#context.undefined, given);
    given.dispose();
    const answer = result.error ? null : this.#context.getString(result.value);
    result.dispose();
    return answer;
  }

  /** Counts steps. @returns whether they are too many. */
  #take(interrupts: number): boolean {
    this.#interrupts += interrupts;
    this.#all += interrupts;
    return (
      this.#interrupts * STEPS_PER_INTERRUPT > LIMITS.steps ||
      this.#all * STEPS_PER_INTERRUPT > LIMITS.documentSteps
    );
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      for (const handle of this.#held) handle.dispose();
      this.#context.dispose();
      this.#runtime.dispose();
    } catch {
      // A document has broken the engine's memory: the next one gets another.
      this.drop();
    }
  }
}
