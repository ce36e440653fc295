/**
 * Builds the small content roots of `tests/fixtures/roots` in a few workspaces and keeps each site in
 * `.test-roots/sites`. Roots built in the same workspace share its bundles. Packages must be installed.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  FURTHER_ROOTS,
  GUESTS_ROOT,
  IMPORTED_ROOTS,
  ROOT_NAMES,
  TABLE_ROOT,
  TEST_ROOTS,
  testRoot,
  testRootLog,
  testRootSite,
  UNDATED_ROOT,
} from './test-roots.mjs';
import { makeWorkspace } from '../../src/cli/workspace.mjs';
import {
  formatDuration,
  PlainError,
  ROOT,
  runMain,
  runNode,
  siteEnvironment,
} from '../../src/cli/process.mjs';

const CONTENT = path.join(TEST_ROOTS, 'content');
/** Folders that build at the same time: a small build keeps one and a half processors busy. */
const WORKSPACES = ['first', 'second'].map((name) => path.join(TEST_ROOTS, 'workspaces', name));

await runMain(async () => {
  for (const folder of ['sites', 'logs']) {
    rmSync(path.join(TEST_ROOTS, folder), { recursive: true, force: true });
    mkdirSync(path.join(TEST_ROOTS, folder), { recursive: true });
  }
  // Configurations name further content roots by their path from the content root.
  const further = path.join(TEST_ROOTS, path.basename(FURTHER_ROOTS));
  rmSync(further, { recursive: true, force: true });
  cpSync(FURTHER_ROOTS, further, { recursive: true });
  const waiting = [...ROOT_NAMES];
  const ends = await Promise.allSettled(
    WORKSPACES.map(async (workspace) => {
      makeWorkspace(ROOT, workspace, { isFresh: false });
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await buildRoot(name, workspace);
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return 0;
});

/** @param {string} name @param {string} workspace */
async function buildRoot(name, workspace) {
  const start = Date.now();
  const content = copyContent(name);
  const env = { ...siteEnvironment(), SITE_CONTENT: content };
  if (name === GUESTS_ROOT.name) await buildWithGuest(content, workspace, env);
  if (name === TABLE_ROOT.name) await withAdditions(workspace, () => build(name, workspace, env));
  else await build(name, workspace, env);
  renameSync(path.join(workspace, 'public'), testRootSite(name));
  console.log(`Content root ${name} built in ${formatDuration(Date.now() - start)}.`);
}

/**
 * Builds a site from scratch and keeps it, then with more content and other styles, which are gone afterwards.
 * @param {string} content @param {string} workspace @param {NodeJS.ProcessEnv} env
 */
async function buildWithGuest(content, workspace, env) {
  const { scratch, guest } = GUESTS_ROOT;
  await build(scratch, workspace, env);
  cpSync(path.join(workspace, 'public'), testRootSite(scratch), { recursive: true });

  const post = path.join(content, 'blog', 'guest');
  const doc = path.join(content, 'docs', 'guest.mdx');
  const sheet = path.join('src', 'styles', 'base.css');
  cpSync(path.join(ROOT, 'tests/fixtures/site/pages/pool.png'), path.join(post, 'pool.png'));
  const text = '---\ntitle: Guest\ndate: 2026-01-01\ntags: [guest]\n---\n\n![](./pool.png)\n';
  writeFileSync(path.join(post, 'index.mdx'), text);
  writeFileSync(doc, '---\ntitle: Guest\ntags: [guest]\n---\n');
  appendFileSync(path.join(workspace, sheet), 'guest { color: red }');
  await build(guest, workspace, env);
  for (const added of [post, doc]) rmSync(added, { recursive: true });
  cpSync(path.join(ROOT, sheet), path.join(workspace, sheet));
}

/**
 * Adds a plugin to the list in a workspace, as the manual says, and pages to `src/pages`, for some work.
 * @param {string} workspace @param {() => Promise<void>} work
 */
async function withAdditions(workspace, work) {
  const config = path.join(workspace, 'gatsby-config.ts');
  const pages = path.join(workspace, 'src/pages');
  const text = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    text.replace('plugins: plugins(),', `plugins: [...plugins(), ${JSON.stringify(TABLE_ROOT.plugin)}],`),
  );
  cpSync(TABLE_ROOT.pages, pages, { recursive: true });
  await work();
  writeFileSync(config, text);
  for (const name of readdirSync(TABLE_ROOT.pages)) rmSync(path.join(pages, name));
}

/** @param {string} name @param {string} workspace @param {NodeJS.ProcessEnv} env */
async function build(name, workspace, env) {
  let log = '';
  const { code } = await runNode([path.join(workspace, 'src/cli/build.mjs')], {
    cwd: workspace,
    env,
    onOutput: (text) => (log += text),
  });
  writeFileSync(testRootLog(name), log);
  if (code !== 0) throw new PlainError(`The content root ${name} does not build:\n${log}`);
}

/** Copies a content root out of this repository, whose history says nothing about it. @param {string} name */
function copyContent(name) {
  const content = path.join(CONTENT, name);
  rmSync(content, { recursive: true, force: true });
  const old = IMPORTED_ROOTS.get(name);
  if (old !== undefined) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/cli/program.mjs', 'import', old, '--into', content],
      { cwd: ROOT, encoding: 'utf8' },
    );
    if (status !== 0) throw new PlainError(`The site ${old} cannot be imported:\n${stdout}${stderr}`);
    return content;
  }
  cpSync(testRoot(name), content, { recursive: true });
  if (name === UNDATED_ROOT) commit(content);
  return content;
}

/** Gives a folder a history of one commit. @param {string} folder */
function commit(folder) {
  const date = '2025-12-24T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const writer = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...writer, 'commit', '-q', '--no-gpg-sign', '-m', 'First words'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new PlainError(`git ${args.join(' ')} failed: ${stderr}`);
  }
}
