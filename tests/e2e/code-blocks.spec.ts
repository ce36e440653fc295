import { expect, test, type Page } from '../support/test';
import enLabels from '../../src/i18n/locales/en/content.json';
import zhLabels from '../../src/i18n/locales/zh-Hans/content.json';
import { LANGUAGES, open, openAndStop } from '../support/site-page';

/** Code blocks under readers' hands: copying, wrapping, marks. The sheet shows each. */

const SHEET = '/en/test2/';
const LABELS = { 'zh-Hans': zhLabels, en: enLabels };

/** How long a button says what it did, and more. */
const FEEDBACK = 2000;

const block = (page: Page, title: string) => page.locator('figure.code', { hasText: title });

/** What is on the clipboard, read by another page: the tested one may have none. */
async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto('/robots.txt').catch(() => null);
  await reader.goto(SHEET);
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

for (const { lang, prefix } of LANGUAGES) {
  test(`code is copied without removed lines and prompts, and says so (${lang})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const labels = LABELS[lang].code;
    await openAndStop(page, `${prefix}/test2/`);
    const copy = block(page, 'src/tide.js').locator('.copy');
    await expect(copy).toHaveAccessibleName(labels.copy);
    await copy.click();
    await expect(copy).toHaveAccessibleName(labels.copied);
    await expect(page.getByRole('status').filter({ hasText: labels.copied })).toBeAttached();
    await page.clock.runFor(FEEDBACK);
    await expect(copy).toHaveAccessibleName(labels.copy);
    expect(await clipboard(page)).toBe(
      'const period = 12.42;\nconst phase = offset / period;\nexport const height = (hours) => {\n  return amplitude * Math.cos(hours);\n};',
    );
  });
}

test('commands are copied without prompts and output, from the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAndStop(page, SHEET);
  const session = block(page, 'date -u +%F');
  await session.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(session.locator('.copy')).toBeFocused();
  await expect(session.locator('.copy')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(session.locator('.copy')).toHaveAttribute('data-state', 'done');
  expect(await clipboard(page)).toBe('date -u +%F\nls content');

  await block(page, 'setup.sh').locator('.copy').press('Enter');
  await expect.poll(() => clipboard(page)).toMatch(/^npm ci\nnpm run build -- --prefix-paths/);
});

test('code is copied on origins without a clipboard API too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // Only here: the page that reads the clipboard afterwards needs it.
    if (location.search === '?insecure') Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openAndStop(page, `${SHEET}?insecure`);
  expect(await page.evaluate(() => typeof navigator.clipboard)).toBe('undefined');
  const copy = block(page, 'npm install sharp').locator('.copy');
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'done');
  await expect(copy).toBeFocused();
  await expect(page.locator('textarea')).toHaveCount(0);
  expect(await clipboard(page)).toBe('npm install sharp');
});

test('a copy that fails says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await openAndStop(page, SHEET);
  const copy = block(page, 'src/tide.js').locator('.copy');
  await copy.click();
  await expect(copy).toHaveAccessibleName(enLabels.code.copyFailed);
});

test('long lines can be wrapped and scrolled; short ones have no button and no stop for it', async ({
  page,
}) => {
  await open(page, SHEET);
  const long = block(page, 'setup.sh');
  const pre = long.locator('pre');
  const wrap = long.locator('.wrap');
  const cut = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect(wrap).toBeVisible();
  await expect(wrap).toHaveAccessibleName(enLabels.code.wrap);
  await expect(block(page, 'date -u +%F').locator('.wrap')).toBeHidden();
  await expect(block(page, 'date -u +%F').locator('pre')).toHaveAttribute('tabindex', '-1');
  await expect(pre).toHaveAttribute('tabindex', '0');
  await expect.poll(cut).toBe(true);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(pre).toHaveAttribute('tabindex', '-1');
  await expect.poll(cut).toBe(false);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(cut).toBe(true);
});

test('the wrap button follows the size of the window and the opening of a tab', async ({ page }) => {
  await open(page, SHEET);
  const code = block(page, 'src/tide.js');
  await code.evaluate((element) => {
    element.style.width = '12rem';
  });
  await expect(code.locator('.wrap')).toBeVisible();
  await code.evaluate((element) => {
    element.style.width = '';
  });
  await expect(code.locator('.wrap')).toBeHidden();
  const hidden = block(page, 'pnpm add sharp');
  await hidden.evaluate((element) => {
    element.style.width = '5rem';
  });
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(hidden.locator('.wrap')).toBeVisible();
});

test('marked lines carry signs, not colour alone', async ({ page }) => {
  await open(page, SHEET);
  const signs = await block(page, 'src/tide.js')
    .locator('.line')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line, '::after').content.replaceAll('"', '')),
    );
  expect(signs).toEqual(['', '−', '+', '!', '!', '!']);
  const numbers = await block(page, 'src/tide.js').locator('pre').getAttribute('style');
  expect(numbers).toBe('--start:40');
});

test('on a touch screen, buttons stand above code, not over it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/docs/SQL/NF');
  const covered = await page.locator('figure.code').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const buttons = [...block.querySelectorAll('.code-button')].map((button) =>
        button.getBoundingClientRect(),
      );
      const range = document.createRange();
      return [...block.querySelectorAll('.line')].flatMap((line) => {
        range.selectNodeContents(line);
        const text = range.getBoundingClientRect();
        const isCovered = buttons.some(({ left, bottom }) => text.top < bottom - 1 && text.right > left);
        return isCovered && text.width > 0 ? [line.textContent] : [];
      });
    }),
  );
  expect(covered).toEqual([]);
});
