import path from 'node:path';
import { writeChanged } from './write-changed';

/** All shared data by address, bundled into the renderer, since pages must not read files. */
export const SERVER_COPY = path.join('.cache', 'tidepool', 'shared-data.json');

/**
 * Writes the renderer's copy. An unchanged file keeps its modification time, so that the renderer is not bundled again.
 */
export function writeServerCopy(data: Record<string, unknown>, directory: string): void {
  writeChanged(path.join(directory, SERVER_COPY), JSON.stringify(data));
}
