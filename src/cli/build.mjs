/** `npm run build`: checks the content, then builds the production site into `public/`. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { contentRoot, dropGatsbyState, isStateStale } from '../gatsby/store/stale-state.mjs';
import { saveOutput } from './output-folder.mjs';
import { flagArguments, runCommand } from './commands.mjs';
import { CHECK_CONTENT, gatsbyEnvironment, inPackage, isMain, ROOT, runNode } from './process.mjs';
import { setup } from './setup.mjs';

/**
 * Makes allocators return freed memory. With glibc's, each thread that encodes pictures would keep half a gigabyte
 * (arenas, and a threshold that grows with the largest block ever freed); Rolldown's keeps 150 MB.
 */
const THRIFTY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MIMALLOC_PURGE_DELAY: '0',
};

/**
 * Builds the site. Packages must be installed.
 * @param {string[]} [args] Passed on to `gatsby build`.
 * @param {object} [options]
 * @param {string} [options.root] Folder that holds `public/` and `.cache/`.
 * @param {typeof runNode} [options.run] Runs the content check and Gatsby.
 * @returns {Promise<number>} Exit code; unless it is 0, `public/` is as it was before.
 */
export async function build(args = [], { root = ROOT, run = runNode } = {}) {
  const env = { ...THRIFTY, ...gatsbyEnvironment(), NODE_ENV: 'production' };

  const saved = await saveOutput(root);
  try {
    // Gatsby would notice, too, but how it is started depends on it.
    if (await isStateStale(root)) await dropGatsbyState(root);
    const isFromScratch = !existsSync(`${root}/.cache/redux`);
    // The same code runs inside the build. Here it answers in seconds, before anything is touched.
    const check = await run(CHECK_CONTENT, { env });
    if (check.code !== 0 || check.interrupted) {
      await saved.discard();
      console.error(`\nNot built.${existsSync(`${root}/public`) ? ' public/ is unchanged.' : ''}`);
      return check.code || 130;
    }
    // Gatsby starts one worker less than this, and with one it queries in the process that has everything loaded. Each
    // worker loads for five seconds: only a large site is built earlier by all cores.
    const cores = isFromScratch && isLarge(root) ? availableParallelism() + 1 : 1;
    const gatsby = [inPackage('gatsby/cli.js'), 'build', '--prefix-paths', ...args];
    const { code, interrupted } = await run(gatsby, {
      env: { GATSBY_CPU_COUNT: String(cores), TIDEPOOL_CHECKED: 'true', ...env },
    });
    if (code === 0 && !interrupted) {
      await saved.discard();
      return 0;
    }
    await saved.restore();
    console.error(`\nThe build ${interrupted ? 'was interrupted' : 'failed'}; public/ is as it was before.`);
    return interrupted ? 130 : code;
  } catch (error) {
    await saved.restore();
    throw error;
  }
}

/** Whether the content has more than a thousand documents. @param {string} root */
function isLarge(root) {
  const folder = path.resolve(root, contentRoot());
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((name) => /\.mdx?$/.test(name)).length > 1000;
}

if (isMain(import.meta.url)) {
  await runCommand('build', async ({ flags }) => {
    await setup();
    return build(flagArguments(flags));
  });
}
