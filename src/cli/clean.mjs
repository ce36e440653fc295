/** `npm run clean`: removes everything that can be made again, except the installed packages. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { GENERATED, ROOT } from './process.mjs';

await runCommand('clean', async () => {
  const found = GENERATED.filter((name) => existsSync(path.join(ROOT, name)));
  for (const name of found) await rm(path.join(ROOT, name), { recursive: true, force: true });
  console.log(found.length === 0 ? 'Nothing to remove.' : `Removed ${found.join(', ')}.`);
  return 0;
});
