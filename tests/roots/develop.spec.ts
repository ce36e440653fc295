import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';
import { makeWorkspace } from '../../src/cli/workspace.mjs';
import { expect, test } from '../support/test';
import { TEST_ROOTS, testRoot } from '../support/test-roots.mjs';

/** An author's day with the development server: what is written, added, taken away and moved shows in the open page. */

const PORT = 9390;
const ORIGIN = `http://localhost:${String(PORT)}`;
const CONTENT = path.join(TEST_ROOTS, 'content', 'develop');
const WORKSPACE = path.join(TEST_ROOTS, 'workspaces', 'develop');
const PICTURE = path.join(ROOT, 'tests/fixtures/site/pages/pool.png');
const POST = path.join(CONTENT, 'blog/pool/index.md');
const env = { ...process.env, SITE_CONTENT: CONTENT, INIT_CWD: CONTENT, SITE_PROBLEMS: undefined };

let server: ChildProcess;
let said = '';
test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(testRoot('one-post'), CONTENT, { recursive: true });
  mkdirSync(path.dirname(POST), { recursive: true });
  writeFileSync(POST, '---\ntitle: 潮池\ndate: 2025-01-01\n---\n\n潮水退了。\n');
  makeWorkspace(ROOT, WORKSPACE, { isFresh: false });
  server = spawn(process.execPath, ['src/cli/develop.mjs', '--port', String(PORT)], {
    cwd: WORKSPACE,
    env,
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  await expect
    .poll(() => /You can now view|compiled successfully/.test(said) || server.exitCode !== null, {
      timeout: 200_000,
      message: 'the server starts',
    })
    .toBe(true);
  expect(server.exitCode, said).toBeNull();
});
test.afterEach(async ({ page: _ }, info) => {
  if (info.errors.length > 0) await info.attach('what the server says', { body: said });
});
test.afterAll(() => {
  // The whole group, with the processes that Gatsby has started.
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
});

/** What `npm run new` says. */
const startWith = (...args: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['src/cli/program.mjs', 'new', ...args], {
    cwd: ROOT,
    env,
    input: '',
    encoding: 'utf8',
  });
  return stdout + stderr;
};

test('a day of an author', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${ORIGIN}/blog/pool`);
  const article = page.locator('article').first();
  const picture = article.locator('img[alt="池"]');
  const width = () =>
    picture.evaluateAll(([one]) => (one as HTMLImageElement | undefined)?.naturalWidth ?? 0);
  await expect(article).toContainText('潮水退了。');

  await test.step('the reference comes first, the picture later', async () => {
    appendFileSync(POST, '\n海胆醒了。![池](./pool.png)\n');
    await expect.poll(() => said).toContain('pool.png" does not exist');
    cpSync(PICTURE, path.join(path.dirname(POST), 'pool.png'));
    await expect(article).toContainText('海胆醒了。');
    await expect.poll(width).toBeGreaterThan(0);
  });

  await test.step('a picture goes and comes back', async () => {
    rmSync(path.join(path.dirname(POST), 'pool.png'));
    await expect.poll(() => said.split('pool.png" does not exist').length).toBeGreaterThan(2);
    cpSync(PICTURE, path.join(path.dirname(POST), 'pool.png'));
    await expect.poll(width).toBeGreaterThan(0);
    await expect(page.locator('gatsby-fast-refresh')).toHaveCount(0);
  });

  await test.step('both starts of a text are pages at once', async () => {
    expect(startWith('post', '差十分钟', '--translated', 'Ten Minutes', '--name', 'ten')).toContain(
      '/blog/ten',
    );
    expect(startWith('translation', 'blog/pool')).toContain('pool/index.en.md');
    for (const [address, title] of [
      ['/blog/ten', '差十分钟'],
      ['/en/blog/ten', 'Ten Minutes'],
      ['/en/blog/pool', '潮池'],
    ] as const)
      await expect
        .poll(async () => {
          await page.goto(ORIGIN + address);
          return page.locator('h1').allTextContents();
        })
        .toEqual([title]);
  });

  await test.step('an old address leads to the new one', async () => {
    mkdirSync(path.join(CONTENT, 'data'), { recursive: true });
    writeFileSync(path.join(CONTENT, 'data/redirects.yml'), '- { from: /old/pool, to: /blog/pool }\n');
    await expect
      .poll(async () => {
        await page.goto(`${ORIGIN}/old/pool`);
        return new URL(page.url()).pathname;
      })
      .toBe('/blog/pool');
    await expect(article).toContainText('海胆醒了。');
  });

  await test.step('a post that is deleted while it is open leaves no stack', async () => {
    rmSync(path.join(CONTENT, 'data/redirects.yml'));
    const before = said.length;
    rmSync(path.dirname(POST), { recursive: true });
    await expect
      .poll(async () => (await page.request.get(`${ORIGIN}/page-data/blog/pool/page-data.json`)).status())
      .toBe(404);
    expect(said.slice(before)).not.toMatch(/^\s+at |node_modules/m);
  });
});
