/** `npm run site`: from a fresh clone to the finished site in the browser. */
import http from 'node:http';
import path from 'node:path';
import { build } from './build.mjs';
import { formatDuration, PlainError, ROOT, runMain } from './process.mjs';
import {
  closeOnSignal,
  createServer,
  DEFAULT_PORT,
  listen,
  listenOnFreePort,
  portFromEnvironment,
} from './serve.mjs';
import { setup } from './setup.mjs';

await runMain(async () => {
  const start = Date.now();
  const asked = portFromEnvironment();
  if (asked !== null) await ensureFree(asked);
  await setup();
  console.log('Building the site ...\n');
  const code = await build();
  if (code !== 0) return code;

  const server = await createServer({ root: path.join(ROOT, 'public') });
  const port = await listenOnFreePort(server, asked ?? DEFAULT_PORT);
  closeOnSignal(server);
  console.log(
    [
      '',
      `The site is ready (${formatDuration(Date.now() - start)}).`,
      '',
      `  简体中文  http://localhost:${port}/`,
      `  English   http://localhost:${port}/en/`,
      '',
      'Ctrl-C stops it.',
    ].join('\n'),
  );
  return undefined;
});

/** A port that was asked for and is taken is better known before the build than after. @param {number} port */
async function ensureFree(port) {
  const probe = http.createServer();
  await listen(probe, port).catch((/** @type {unknown} */ error) => {
    throw new PlainError(
      `Cannot use port ${port}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  probe.close();
}
