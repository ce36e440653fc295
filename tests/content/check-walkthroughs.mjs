/**
 * `node tests/content/check-walkthroughs.mjs`: type-checks the projects of the documentation's walkthroughs with the packages they
 * name. They are installed in a temporary folder, because the site itself needs none of them; `npm test` checks the
 * same projects against declarations written by hand.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError, ROOT, run, runMain, siteEnvironment } from '../../src/cli/process.mjs';

/** Folders of tests/content/walkthroughs. */
const PROJECTS = ['issue-tracker', 'next-course'];

await runMain(async () => {
  const failed = [];
  for (const name of PROJECTS) {
    const source = path.join(ROOT, 'tests/content/walkthroughs', name);
    if (!existsSync(source)) continue;
    const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
    try {
      await cp(source, folder, { recursive: true });
      // Types need no native modules, so nothing has to be compiled.
      await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
      if ((await npm(folder, ['run', 'typecheck'])) !== 0) failed.push(name);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (failed.length > 0) throw new PlainError(`Wrong: ${failed.join(', ')}`);
  console.log('The projects of the walkthroughs type-check with the real packages.');
  return 0;
});

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<number>} Exit code.
 */
async function npm(folder, args) {
  const env = {
    ...siteEnvironment(),
    NEXT_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    // Generating a client needs no engine that changes databases; a file that exists keeps Prisma from loading one.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  };
  const { code } = await run('npm', ['--prefix', folder, ...args], { env, cwd: folder });
  if (code !== 0 && args[0] === 'install') throw new PlainError('npm could not install the packages.');
  return code;
}
