/** Playwright's configurations are no TypeScript that could import the site's: this compiles it for them. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleNode } from '../../src/cli/bundle-node.mjs';
import { ROOT } from '../../src/cli/process.mjs';

/**
 * Takes the configuration of a content root for this process and those it starts, as the site's programs do.
 * @param {string} [root] Absolute path; by default the one that `npm run build` takes.
 */
export async function configure(root) {
  // Workers have the environment of the process that started them.
  if (process.env.TEST_WORKER_INDEX !== undefined) return;
  if (root !== undefined) process.env.SITE_CONTENT = root;
  const folder = path.join(ROOT, 'node_modules', '.cache', 'tidepool', 'programs');
  const program = path.join(folder, `configure-${process.pid}.cjs`);
  await bundleNode({ [program]: path.join(ROOT, 'src/gatsby/configure.ts') });
  try {
    createRequire(import.meta.url)(program);
  } finally {
    rmSync(program, { force: true });
  }
}
