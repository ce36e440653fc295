import path from 'node:path';
import { writeChanged } from './write-changed';

/** All shared data by address, for the server's renderer: it is bundled there, since pages must not read files. */
export const SERVER_COPY = path.join('.cache', 'tidepool', 'shared-data.json');

/** Writes the server's copy; an unchanged one keeps its time, so that the bundle is not built again. */
export function writeServerCopy(data: Record<string, unknown>, directory: string): void {
  writeChanged(path.join(directory, SERVER_COPY), JSON.stringify(data));
}
