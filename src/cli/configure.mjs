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
  const content = path.resolve(ROOT, root ?? process.env.SITE_CONTENT ?? 'content');
  const hasOwn = existsSync(path.join(content, 'site.yml'));
  // Vitest loads its configuration several times at once: each has a program of its own, and none waits while it
  // changes variables.
  const program = path.join(ROOT, 'node_modules/.cache/tidepool/programs', `configure-${randomUUID()}.cjs`);
  if (hasOwn)
    await bundleNode({ [program]: path.join(ROOT, 'src', 'gatsby', 'configuration', 'configure.ts') });
  if (root !== undefined) process.env.SITE_CONTENT = root;
  delete process.env.GATSBY_SITE_CONFIG;
  if (!hasOwn) return;
  try {
    createRequire(import.meta.url)(program);
  } finally {
    rmSync(program, { force: true });
  }
}
