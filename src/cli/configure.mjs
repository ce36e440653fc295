import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundleNode, CONFIGURE } from './bundle-node.mjs';

/**
 * Sets the environment variables of a content root's configuration, whatever they were, for programs that cannot import
 * TypeScript, such as Playwright's.
 * @param {string} [root] Absolute path of a content root; by default the one that `npm run build` takes.
 */
export function configure(root) {
  // Playwright's workers inherit the environment of the process that started them.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  const program = bundleNode(CONFIGURE);
  // Set together with the call that reads it, because another call may have changed it meanwhile.
  if (root !== undefined) process.env.SITE_CONTENT = root;
  try {
    createRequire(import.meta.url)(program);
  } finally {
    rmSync(program, { force: true });
  }
}
