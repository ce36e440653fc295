import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** Scripts of threads that this process has bundled. */
const bundled = new Set<string>();

/**
 * Starts a thread. Gatsby compiles the code around into one file, in which a thread cannot begin.
 * @param directory Root of the project.
 * @param name Path of its script in `src/gatsby`, without `.ts`.
 */
export function startThread(directory: string, name: string, workerData: unknown): Worker {
  const script = path.join(directory, '.cache', 'tidepool', `${name}.cjs`);
  if (!bundled.has(script)) {
    buildSync({
      entryPoints: [path.join(directory, 'src', 'gatsby', `${name}.ts`)],
      outfile: script,
      bundle: true,
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
    });
    bundled.add(script);
  }
  return new Worker(script, { workerData });
}

/** Work that a thread does while Gatsby does other things. */
export class ThreadJob<Result> {
  /** What the thread answers at its end. A failure is to be reported where it is waited for. */
  readonly done: Promise<Result>;
  readonly #thread: Worker;

  /**
   * @param directory Root of the project.
   * @param name Path of the thread's script in `src/gatsby`, without `.ts`.
   * @param work What the thread is given.
   */
  constructor(directory: string, name: string, work: unknown) {
    const thread = startThread(directory, name, work);
    // A build that fails elsewhere does not wait for it.
    thread.unref();
    this.#thread = thread;
    this.done = new Promise<Result>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => {
        reject(new Error(`The thread ${name} ended early.`));
      });
    });
    this.done.catch(() => undefined);
  }

  /** Waits for the end, when nothing else is left to do. */
  wait(): Promise<Result> {
    this.#thread.ref();
    return this.done;
  }
}
