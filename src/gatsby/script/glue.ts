import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import { QuickJSWASMModule } from 'quickjs-emscripten-core';

interface Clock {
  now: number;
  reads: number;
}

/** A loaded engine. */
export type LoadedEngine = ReturnType<typeof loadEngine>;

type EmscriptenModule = ConstructorParameters<typeof QuickJSFFI>[0];

const PACKAGE = '@jitl/quickjs-wasmfile-release-sync';

/**
 * Loads the engine, at once: documents are compiled synchronously, and only few of them need it. The script that comes
 * with the engine is asynchronous though there is nothing to wait for, so it runs in a context whose promises are
 * settled before `runInContext` returns. That context holds nothing of Node, and a clock of UTC.
 */
export function loadEngine(directory: string) {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const glue = resolve(`${PACKAGE}/emscripten-module`);
  const wasm = new WebAssembly.Module(readFileSync(resolve(`${PACKAGE}/wasm`)));
  const clock: Clock = { now: 0, reads: 0 };
  const module: { exports: unknown } = { exports: {} };
  const options = {
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      done(new WebAssembly.Instance(wasm, imports));
    },
  };
  const context = vm.createContext(
    {
      module,
      exports: module.exports,
      options,
      TextDecoder,
      WebAssembly,
      Date: standingDate(clock),
      // What it asks Node for: a file, which it is given, and arguments, which it does not get.
      require: () => ({}),
      process: { argv: [] },
      console: { log: () => undefined, error: () => undefined },
      __dirname: '/',
    },
    { microtaskMode: 'afterEvaluate' },
  ) as { loaded?: EmscriptenModule; failure?: unknown };
  vm.runInContext(readFileSync(glue, 'utf8'), context, { filename: glue });
  vm.runInContext(
    'module.exports(options).then((it) => { globalThis.loaded = it; }, (error) => { globalThis.failure = error; });',
    context,
  );
  if (!context.loaded)
    throw new Error('The engine of documents cannot be loaded.', { cause: context.failure });
  const quickJs = new QuickJSWASMModule(context.loaded, new QuickJSFFI(context.loaded));
  return { quickJs, clock };
}

/** `Date` with a clock that stands still, in UTC on every machine. */
function standingDate(clock: Clock): typeof Date {
  return class extends Date {
    static override now(): number {
      clock.reads += 1;
      return clock.now;
    }
    override getTimezoneOffset = () => 0;
    override getSeconds = () => this.getUTCSeconds();
    override getMinutes = () => this.getUTCMinutes();
    override getHours = () => this.getUTCHours();
    override getDate = () => this.getUTCDate();
    override getDay = () => this.getUTCDay();
    override getMonth = () => this.getUTCMonth();
    override getFullYear = () => this.getUTCFullYear();
  } as typeof Date;
}
