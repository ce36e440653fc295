/** Writes the search index in a thread, in parallel with the build. */
import { parentPort, workerData } from 'node:worker_threads';
import { publishIndex, type IndexWork } from './search-index';

parentPort?.postMessage((workerData as IndexWork[]).filter(publishIndex).length);
