/** `npm run site`: from a fresh clone to the finished site in the browser. */
import path from 'node:path';
import { build } from './build.mjs';
import { askedPort, runCommand } from './commands.mjs';
import { formatDuration, ROOT } from './process.mjs';
import { ensureFree, serveSite } from './serve.mjs';
import { setup } from './setup.mjs';

await runCommand('site', async ({ flags }) => {
  const start = Date.now();
  const asked = askedPort(flags);
  await ensureFree(asked);
  await setup();
  console.log('Building the site ...\n');
  const code = await build();
  if (code !== 0) return code;

  const port = await serveSite(path.join(ROOT, 'public'), asked);
  console.log(`
The site is ready (${formatDuration(Date.now() - start)}).

  简体中文  http://localhost:${port}/
  English   http://localhost:${port}/en/

Ctrl-C stops it.`);
  return undefined;
});
