import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** Worker scripts that this process has bundled. */
const bundled = new Set<string>();

/**
 * Starts a worker thread. Gatsby compiles the surrounding code into one file, which cannot be the entry of a thread, so
 * the script is bundled separately.
 * @param directory Root of the project.
 * @param name Path of its script in `src/gatsby`, without `.ts`.
 */
function startThread(directory: string, name: string, workerData: unknown): Worker {
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

/** A job that a worker thread does while Gatsby goes on. */
export class ThreadJob<Result> {
  /** The thread's answer. The code that waits for it reports a failure. */
  readonly done: Promise<Result>;
  readonly #thread: Worker;

  /**
   * @param directory Root of the project.
   * @param name Path of the thread's script in `src/gatsby`, without `.ts`.
   * @param work Input of the thread.
   */
  constructor(directory: string, name: string, work: unknown) {
    const thread = startThread(directory, name, work);
    // A build that fails elsewhere does not wait for this thread.
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

  /** Waits for the answer, and keeps the process alive meanwhile. */
  wait(): Promise<Result> {
    this.#thread.ref();
    return this.done;
  }
}
