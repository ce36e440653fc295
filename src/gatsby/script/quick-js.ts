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
import { loadInstance, type Instance } from './glue';

/** Steps between two calls of the interrupt handler (`JS_INTERRUPT_COUNTER_INIT`). */
const STEPS_PER_INTERRUPT = 10_000;
/** Bytes of the engine's stack; about a thousand calls of a function in itself. */
const STACK = 192 * 1024;
/** Milliseconds after which a call is ended that no step interrupts. */
const PATIENCE = 5_000;

/** Where the packages are: programs are started in the root of the repository. */
const REPOSITORY = process.cwd();

/** Only scripts have a watchdog: this one runs the function that its context holds. */
const WATCHED = new vm.Script('run()');
const watched = once(() => vm.createContext({ run: () => '' }) as { run: () => string });

/** Runs a function that is ended after some time, wherever it is: in the engine or in a regular expression of Node's. */
function watch(run: () => string, timeout: number): string {
  const context = watched();
  context.run = run;
  return WATCHED.runInContext(context as vm.Context, { timeout }) as string;
}

/**
 * QuickJS, compiled to WebAssembly: an engine apart from Node's, with memory of its own. It is loaded when something
 * first needs it, and again after a document has broken it.
 */
export class QuickJsEngine implements ScriptEngine {
  #instance: Instance | null = null;

  /**
   * @param directory Absolute path of the repository.
   * @param patience Milliseconds after which a call is ended that no step interrupts.
   */
  constructor(
    private readonly directory: string,
    private readonly patience = PATIENCE,
  ) {}

  /** Whether it was loaded. */
  get isLoaded(): boolean {
    return this.#instance !== null;
  }

  open(options: ContextOptions): ScriptContext {
    this.#instance ??= loadInstance(this.directory);
    return new QuickJsContext(this.#instance, options, this.patience, () => (this.#instance = null));
  }
}

/** The engine of this process, for all documents; loaded when the first of them needs it. */
export const documentEngine = once(() => new QuickJsEngine(REPOSITORY));

class QuickJsContext implements ScriptContext {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #entrance: QuickJSHandle;
  #interrupts = 0;
  #all = 0;
  readonly #readsAtFirst: number;
  #isLost = false;

  constructor(
    private readonly instance: Instance,
    { prelude, now, ask }: ContextOptions,
    private readonly patience: number,
    private readonly drop: () => void,
  ) {
    instance.clock.now = now;
    const runtime = instance.quickJs.newRuntime({
      memoryLimitBytes: LIMITS.memory,
      maxStackSizeBytes: STACK,
      interruptHandler: () => {
        this.#interrupts += 1;
        this.#all += 1;
        return this.#isOver(LIMITS.steps, this.#interrupts) || this.#isOver(LIMITS.documentSteps, this.#all);
      },
    });
    this.#runtime = runtime;
    this.#context = runtime.newContext();
    const start = this.#context.unwrapResult(this.#context.evalCode(`(${prelude})`, 'prelude.js'));
    const asker = this.#context.newFunction('ask', (request) =>
      this.#context.newString(ask(this.#context.getString(request))),
    );
    this.#entrance = this.#context.unwrapResult(
      this.#context.callFunction(start, this.#context.undefined, asker),
    );
    start.dispose();
    asker.dispose();
    // To make a context reads it too.
    this.#readsAtFirst = instance.clock.reads;
  }

  get hasReadClock(): boolean {
    return this.instance.clock.reads > this.#readsAtFirst;
  }

  call(request: string): string {
    if (this.#isLost) throw new ScriptFailure('engine', true);
    if (this.#isOver(LIMITS.documentSteps, this.#all)) throw new ScriptFailure('document-steps', true);
    this.#interrupts = 0;
    try {
      return watch(() => this.#run(request), this.patience);
    } catch (error) {
      if (error instanceof ScriptFailure) throw error;
      // Whatever was going on in the engine is left as it was: nobody may use it again.
      this.#isLost = true;
      this.drop();
      const { code, name } = error as { code?: string; name?: string };
      if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new ScriptFailure('time', true);
      throw new ScriptFailure(name === 'RangeError' ? 'depth' : 'engine', true);
    }
  }

  #run(request: string): string {
    const context = this.#context;
    const given = context.newString(request);
    const result = context.callFunction(this.#entrance, context.undefined, given);
    given.dispose();
    if (result.error) {
      result.error.dispose();
      // The entrance catches every error of a document but those that cannot be caught.
      if (this.#isOver(LIMITS.documentSteps, this.#all)) throw new ScriptFailure('document-steps', true);
      throw new ScriptFailure(this.#isOver(LIMITS.steps, this.#interrupts) ? 'steps' : 'memory', false);
    }
    const answer = context.getString(result.value);
    result.value.dispose();
    return answer;
  }

  #isOver(limit: number, interrupts: number): boolean {
    return interrupts * STEPS_PER_INTERRUPT > limit;
  }

  close(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    try {
      this.#entrance.dispose();
      this.#context.dispose();
      this.#runtime.dispose();
    } catch {
      // Something of the document was still held: the next one gets a new instance.
      this.drop();
    }
  }
}
