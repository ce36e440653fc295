/** The content root's configuration for programs that cannot import TypeScript, such as Playwright's. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleNode } from './bundle-node.mjs';
import { ROOT } from './process.mjs';

/**
 * Does what importing `src/gatsby/configuration/configure.ts` does: sets the environment variables, whatever they were.
 * @param {string} [root] Absolute path of a content root; by default the one that `npm run build` takes.
 */
export async function configure(root) {
  // Playwright's workers inherit the environment of the process that started them.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  const folder = path.join(ROOT, 'node_modules', '.cache', 'tidepool', 'programs');
  // The process id alone is not enough: a second call runs the program again, and Vitest reads its configuration
  // several times at once.
  const program = path.join(folder, `configure-${process.pid}-${randomUUID()}.cjs`);
  await bundleNode({ [program]: path.join(ROOT, 'src', 'gatsby', 'configuration', 'configure.ts') });
  // Set together with the call that reads it, because another call may have changed it meanwhile.
  if (root !== undefined) process.env.SITE_CONTENT = root;
  try {
    createRequire(import.meta.url)(program);
  } finally {
    rmSync(program, { force: true });
  }
}
