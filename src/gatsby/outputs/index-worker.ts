/** Writes the search index in a thread, in parallel with the build. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeIndex, type IndexWork } from './search-index';

parentPort?.postMessage((workerData as IndexWork[]).map(writeIndex));
