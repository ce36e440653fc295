/** Scans published files in a thread: receives file names and answers with scans as JSON. */
import { parentPort, workerData } from 'node:worker_threads';
import { scanFile } from './site-scans';

/** The published folder. */
const folder = workerData as string;

parentPort?.on('message', (files: string[]) => {
  parentPort?.postMessage(files.map((file) => JSON.stringify(scanFile(folder, file))));
});
