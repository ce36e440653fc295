import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/**
 * Starts a thread. Gatsby compiles the code around into one file, in which a thread cannot begin.
 * @param directory Root of the project.
 * @param name Name of its script in this folder, without `.ts`.
 */
export function startThread(directory: string, name: string, workerData: unknown): Worker {
  const outfile = path.join(directory, '.cache', 'tidepool', `${name}.cjs`);
  buildSync({
    entryPoints: [path.join(directory, 'src', 'gatsby', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const worker = new Worker(outfile, { workerData });
  // A build that fails elsewhere does not wait for threads.
  worker.unref();
  return worker;
}

/** What a thread answers at its end. Whoever waits for it keeps it alive by `ref`. */
export function answerOf<T>(worker: Worker, work: string): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error(`The thread that ${work} ended early.`));
    });
  });
}
