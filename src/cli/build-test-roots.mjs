/**
 * Builds the small content roots of `tests/fixtures/roots`, one after the other in the same workspace (what is bundled for
 * one is bundled for the next), and keeps each site in `.test-roots/sites`. Packages must be installed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FURTHER_ROOTS,
  ROOT_NAMES,
  TEST_ROOTS,
  testRoot,
  testRootLog,
  testRootSite,
  UNDATED_ROOT,
} from '../../tests/support/test-roots.mjs';
import { makeWorkspace } from '../../tests/support/workspace.mjs';
import { formatDuration, PlainError, ROOT, runMain, runNode, siteEnvironment } from './process.mjs';

const WORKSPACE = path.join(TEST_ROOTS, 'workspace');
const CONTENT = path.join(TEST_ROOTS, 'content');

await runMain(async () => {
  makeWorkspace(ROOT, WORKSPACE, { isFresh: false });
  for (const folder of ['sites', 'logs']) {
    rmSync(path.join(TEST_ROOTS, folder), { recursive: true, force: true });
    mkdirSync(path.join(TEST_ROOTS, folder), { recursive: true });
  }
  // Configurations name them by their path from the content root.
  const further = path.join(TEST_ROOTS, path.basename(FURTHER_ROOTS));
  rmSync(further, { recursive: true, force: true });
  cpSync(FURTHER_ROOTS, further, { recursive: true });
  for (const name of ROOT_NAMES) {
    const start = Date.now();
    const content = copyContent(name);
    const env = { ...siteEnvironment(), SITE_CONTENT: content };
    let log = '';
    const { code } = await runNode([path.join(WORKSPACE, 'src/cli/build.mjs')], {
      cwd: WORKSPACE,
      env,
      onOutput: (text) => (log += text),
    });
    writeFileSync(testRootLog(name), log);
    if (code !== 0) throw new PlainError(`The content root ${name} does not build:\n${log}`);
    renameSync(path.join(WORKSPACE, 'public'), testRootSite(name));
    console.log(`Content root ${name} built in ${formatDuration(Date.now() - start)}.`);
  }
  return 0;
});

/**
 * A content root outside of this repository's history, which says nothing about it.
 * @param {string} name
 */
function copyContent(name) {
  const content = path.join(CONTENT, name);
  rmSync(content, { recursive: true, force: true });
  cpSync(testRoot(name), content, { recursive: true });
  if (name === UNDATED_ROOT) commit(content);
  return content;
}

/** Gives a folder a history of one commit. @param {string} folder */
function commit(folder) {
  const identity = { NAME: 'Writer', EMAIL: 'writer@example.org', DATE: '2025-12-24T12:00:00Z' };
  const env = { ...process.env };
  for (const [name, value] of Object.entries(identity)) {
    env[`GIT_AUTHOR_${name}`] = value;
    env[`GIT_COMMITTER_${name}`] = value;
  }
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-q', '--no-gpg-sign', '-m', 'First words'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new PlainError(`git ${args.join(' ')} failed: ${stderr}`);
  }
}
