/** Writes the search index in a thread of its own, so that the build goes on beside it. */
import { parentPort, workerData } from 'node:worker_threads';
import { publishIndex, type IndexWork } from './search-index';

parentPort?.postMessage((workerData as IndexWork[]).filter(publishIndex).length);
