/** The content root's configuration for programs that TypeScript cannot be imported into, such as Playwright's. */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleNode } from './bundle-node.mjs';
import { ROOT } from './process.mjs';

/**
 * Does what importing `src/gatsby/configuration/configure.ts` does: sets the variable, whatever it held.
 * @param {string} [root] Absolute path of a content root; by default the one that `npm run build` takes.
 */
export async function configure(root) {
  // Playwright's workers have the environment of the process that started them.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  if (root !== undefined) process.env.SITE_CONTENT = root;
  if (!existsSync(path.resolve(ROOT, process.env.SITE_CONTENT ?? 'content', 'site.yml'))) {
    delete process.env.GATSBY_SITE_CONFIG;
    return;
  }
  const folder = path.join(ROOT, 'node_modules', '.cache', 'tidepool', 'programs');
  // Vitest loads its configuration several times at once.
  const program = path.join(folder, `configure-${randomUUID()}.cjs`);
  await bundleNode({ [program]: path.join(ROOT, 'src', 'gatsby', 'configuration', 'configure.ts') });
  const load = createRequire(import.meta.url);
  try {
    load(program);
  } finally {
    delete load.cache[program];
    rmSync(program, { force: true });
  }
}
