import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test, type Page } from '../support/test';
import { LANGUAGES, MODES, open } from '../support/site-page';
import { PAGE_KINDS } from '../support/page-kinds.mjs';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose answer depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong by all its rules, or by some of them: each with the first elements concerned. */
async function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  const results = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      }),
    runOnly,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
        .join('\n  ')}`,
  );
}

for (const { lang, prefix } of LANGUAGES) {
  // What the languages differ in (words, fonts) does not depend on the device: one of them suffices on the phone.
  const tag = lang === 'en' ? ['@desktop'] : [];
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`axe finds nothing on a ${kind} page (${lang})`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, prefix + path);
      await page.evaluate(AXE);
      for (const [index, mode] of MODES.entries()) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        expect(await violations(page, index === 0 ? undefined : COLOR_RULES), mode).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the open menu of small screens', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/docs/Docker/Build');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.evaluate(AXE);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in an open menu of the bar', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/docs/Docker/Build');
  await page.getByRole('button', { name: 'About', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(AXE);
  expect(await violations(page)).toEqual([]);
});
