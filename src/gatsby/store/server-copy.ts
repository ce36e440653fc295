import path from 'node:path';

/** All shared data by address, bundled into the renderer, since pages must not read files. */
export const SERVER_COPY = path.join('.cache', 'tidepool', 'shared-data.json');
