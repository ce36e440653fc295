import { LANGUAGES } from '../support/site-page';
import { expect, test } from './test';

/** The search: the dialog and the page of all results. */

const FIELD = '.DocSearch-Input';
const ROWS = '.DocSearch-Hits .DocSearch-Hit';

for (const { lang, prefix, text } of LANGUAGES) {
  const query = lang === 'en' ? 'restore drill' : '恢复演练';

  test(`the dialog opens by key, finds, and opens what was found (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/blog/Awk`);
    await tab.press('Tab');
    await tab.chord('Control', 'k');
    await tab.expectFocused(FIELD);
    await tab.press('Escape');
    await tab.expectVisible(FIELD).toBe(0);
    await tab.type('/');
    await tab.expectFocused(FIELD);
    await tab.type(query);
    expect(await tab.select(FIELD, ([field]) => (field as HTMLInputElement).value)).toBe(query);
    await tab.expectVisible(`${ROWS} mark`).toBeGreaterThan(0);
    await tab.expectVisible(`${ROWS}[aria-selected=true]`).toBe(1);
    await tab.press('Enter');
    await expect.poll(() => tab.address()).toContain(`${prefix}/blog/BackupDrill`);
    await tab.expectVisible(FIELD).toBe(0);
    await tab.expectVisible('h1').toBe(1);
  });

  test(`the page shows all results and follows what is typed (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/search?q=Docker`);
    await tab.expectText('h1').toBe(text.search.headingFor.replace('{{query}}', 'Docker'));
    await tab.expectVisible('main li mark').toBeGreaterThan(0);
    await tab.fill('main input[type=search]', 'zzzzqqqq');
    await tab.expectAddress(`${prefix}/search?q=zzzzqqqq`);
    await tab.expectText('main [role=status]').toBe(text.search.none);
  });
}
