import { axeViolations, COLORS } from '../support/axe';
import { site } from '../../src/site/config';
import { withoutSlash } from '../support/built-addresses';
import { complaints } from '../support/console-complaints';
import { MESSAGE_KEYS, shownKeys } from '../support/message-keys';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { watchViolations } from '../support/policy-violations';
import { expectToFit, overflow } from '../support/reflow';
import { builtPages } from '../support/sample-pages';
import { hydrated, LANGUAGES, setMode, type MODES, type Language } from '../support/site-page';
import { TEST_PUBLIC } from '../support/test-site.mjs';
import { expect, test } from '../support/test';

/** What holds on every page, looked at in one visit to each kind: opening pages is what takes browser tests their time. */

test('every template of the built site is looked at', () => {
  const visited = Object.values(PAGE_KINDS).map((address) => withoutSlash(address.replace(/\?.*/, '')));
  const pages = builtPages(TEST_PUBLIC, site.i18n);
  const seen = new Set(
    pages.filter(({ address }) => visited.includes(withoutSlash(address))).map(({ kind }) => kind),
  );
  expect(seen.size).toBeGreaterThan(10);
  // Any address that does not exist shows the page of that name.
  expect([...new Set(pages.map(({ kind }) => kind))].filter((kind) => !seen.has(kind))).toEqual(['404']);
});

test('there are keys of messages to look for', () => {
  expect(MESSAGE_KEYS.length).toBeGreaterThan(60);
});

/**
 * Neither what a template does with a language nor what it does on a device depends on the other: Chinese is looked at on
 * the desktop, English on the phone, the colours of both in both modes.
 */
const VISITS: readonly (Language & {
  tag: string[];
  modes: readonly { mode: (typeof MODES)[number]; rules?: typeof COLORS }[];
})[] = [
  { ...LANGUAGES[0], tag: [], modes: [{ mode: 'dark' }, { mode: 'light', rules: COLORS }] },
  { ...LANGUAGES[1], tag: ['@phone'], modes: [{ mode: 'light' }, { mode: 'dark', rules: COLORS }] },
];

for (const { lang, prefix, text, tag, modes } of VISITS) {
  for (const [kind, address] of Object.entries(PAGE_KINDS)) {
    test(
      `a ${kind} page is complete, silent, accessible, within its policy, and fits (${lang})`,
      { tag },
      async ({ page }) => {
        const messages = complaints(page);
        const refused = await watchViolations(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });

        const response = await page.goto(prefix + address);
        expect(response?.status()).toBe(kind === 'not-found' ? 404 : 200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(prefix + address);
        expect(await shownKeys(page)).toEqual([]);
        expect(await overflow(page)).toEqual([]);

        for (const { mode, rules } of modes) {
          await setMode(page, mode);
          expect(await axeViolations(page, rules), mode).toEqual([]);
        }
        await expectToFit(page, text.nav.toggle);

        await page.mouse.wheel(0, 20_000);
        await page.waitForLoadState('networkidle');
        expect(await refused()).toEqual([]);
        // A browser says so of a page that is not there, whatever the page does.
        const expected = kind === 'not-found' ? /^Failed to load resource.*404/ : /^$/;
        expect(messages.filter((message) => !expected.test(message))).toEqual([]);
      },
    );
  }
}
