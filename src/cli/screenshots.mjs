/**
 * `npm run screenshots`: takes a picture of every kind of page × language × colour mode × width of the site in
 * `public/`, as `test-results/screenshots/{kind}.{language}.{mode}.{width}.png`. Words after `--` select names that
 * contain one of them: `npm run screenshots -- home post.en`.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_KINDS } from '../../tests/support/page-kinds.mjs';
import { runCommand } from './commands.mjs';
import { formatDuration, PlainError, ROOT, UsageError } from './process.mjs';
import { createServer, listenOnFreePort } from './serve.mjs';
import { setup } from './setup.mjs';

const LANGUAGES = { 'zh-Hans': '', en: '/en' };
const MODES = /** @type {const} */ (['dark', 'light']);
const WIDTHS = { 390: 844, 1440: 900 };
/** Longer pages are cut: the rest looks the same. */
const MAX_HEIGHT = 3600;

/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} address
 * @property {'dark' | 'light'} mode
 * @property {number} width
 * @property {number} height
 */

/** @returns {Shot[]} */
function allShots() {
  return Object.entries(PAGE_KINDS).flatMap(([kind, page]) =>
    Object.entries(LANGUAGES).flatMap(([language, prefix]) =>
      MODES.flatMap((mode) =>
        Object.entries(WIDTHS).map(([width, height]) => ({
          name: `${kind}.${language}.${mode}.${width}`,
          address: prefix + page,
          mode,
          width: Number(width),
          height,
        })),
      ),
    ),
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Shot} shot
 * @param {string} folder
 */
async function take(browser, origin, { name, address, mode, width, height }, folder) {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: width < 600,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.goto(origin + address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    // Images are loaded lazily.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: path.join(folder, `${name}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(pageHeight, MAX_HEIGHT) },
    });
  } finally {
    await context.close();
  }
}

await runCommand('screenshots', async ({ words: wanted }) => {
  const start = Date.now();
  const shots = allShots().filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  if (shots.length === 0) throw new UsageError(`No picture's name contains ${wanted.join(' or ')}.`);
  const root = path.join(ROOT, 'public');
  if (!existsSync(path.join(root, 'index.html')))
    throw new PlainError('There is no site in public/ yet: run `npm run build` first.');
  await setup();
  const folder = path.join(ROOT, 'test-results', 'screenshots');
  await mkdir(folder, { recursive: true });
  const { browserArguments, ensureBrowser } = await import('../../tests/support/browser.mjs');
  const { ensureFonts, fontEnvironment } = await import('../../tests/support/fonts.mjs');
  const { chromium } = await import('@playwright/test');
  const server = await createServer({ root });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server, 9417)}`;
  const { path: executablePath } = await ensureBrowser();
  await ensureFonts();
  const env = /** @type {Record<string, string>} */ ({ ...process.env, ...fontEnvironment() });
  const browser = await chromium.launch({ executablePath, args: browserArguments(), env });
  try {
    for (const shot of shots) await take(browser, origin, shot, folder);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  console.log(
    `${shots.length} pictures in ${path.relative(ROOT, folder)}, ${formatDuration(Date.now() - start)}.`,
  );
  return undefined;
});
