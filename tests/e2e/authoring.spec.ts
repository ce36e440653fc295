import { expect, test, type Page } from '@playwright/test';
import enLabels from '../../src/i18n/locales/en/content.json';
import zhLabels from '../../src/i18n/locales/zh-Hans/content.json';
import { LANGUAGES, open, scrollTo } from '../support/site-page';

/** What authors' parts do when readers use them: code blocks, tabs, folded sections, links. The sheet shows each. */

const SHEET = '/en/test2/';
const LABELS = { 'zh-Hans': zhLabels, en: enLabels };

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
    await open(page, `${prefix}/test2/`);
    const copy = block(page, 'src/tide.js').locator('.copy');
    await expect(copy).toHaveAccessibleName(labels.copy);
    await copy.click();
    await expect(copy).toHaveAccessibleName(labels.copied);
    await expect(page.getByRole('status').filter({ hasText: labels.copied })).toBeAttached();
    await expect(copy).toHaveAccessibleName(labels.copy);
    expect(await clipboard(page)).toBe(
      'const period = 12.42;\nconst phase = offset / period;\nexport const height = (hours) => {\n  return amplitude * Math.cos(hours);\n};',
    );
  });
}

test(
  'commands are copied without prompts and output, from the keyboard',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, SHEET);
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
  },
);

test(
  'code is copied on origins without a clipboard API too',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      if (window.name === 'insecure') Object.defineProperty(navigator, 'clipboard', { value: undefined });
      window.name = '';
    });
    await page.evaluate(() => {
      window.name = 'insecure';
    });
    await open(page, SHEET);
    expect(await page.evaluate(() => 'clipboard' in navigator && navigator.clipboard === undefined)).toBe(
      true,
    );
    const copy = block(page, 'npm install sharp').locator('.copy');
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'done');
    await expect(copy).toBeFocused();
    await expect(page.locator('textarea')).toHaveCount(0);
    expect(await clipboard(page)).toBe('npm install sharp');
  },
);

test('a copy that fails says so', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await open(page, SHEET);
  const copy = block(page, 'src/tide.js').locator('.copy');
  await copy.click();
  await expect(copy).toHaveAccessibleName(enLabels.code.copyFailed);
});

test('long lines can be wrapped; short ones have no button for it', async ({ page }) => {
  await open(page, SHEET);
  const long = block(page, 'setup.sh');
  const pre = long.locator('pre');
  const wrap = long.locator('.wrap');
  const cut = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect(wrap).toBeVisible();
  await expect(wrap).toHaveAccessibleName(enLabels.code.wrap);
  await expect(block(page, 'date -u +%F').locator('.wrap')).toBeHidden();
  expect(await cut()).toBe(true);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await cut()).toBe(false);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await cut()).toBe(true);
});

test(
  'the wrap button follows the size of the window and the opening of a tab',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
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
  },
);

test('marked lines carry signs, not colour alone', { tag: '@desktop' }, async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('code has no buttons, every tab shows, sections open', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.locator('figure.code').first()).toBeVisible();
    await expect(page.locator('.code-button:visible')).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByText('The anemones are under water.')).toBeVisible();
    await expect(page.getByText('The pools are open.')).toBeVisible();
    await page.getByText('What is in the pool').click();
    await expect(page.getByText('Barnacles, anemones and one hermit crab.')).toBeVisible();
  });
});

test('tabs of a group switch together, in another window too, and are remembered', async ({
  page,
  context,
}) => {
  await open(page, SHEET);
  const other = await context.newPage();
  await open(other, SHEET);
  const [first, second] = [page.getByRole('tablist').nth(1), page.getByRole('tablist').nth(2)];
  const low = first.getByRole('tab', { name: 'Low water' });
  await expect(first.getByRole('tab', { name: 'High water' })).toHaveAttribute('aria-selected', 'true');

  await low.click();
  await expect(low).toHaveAttribute('aria-selected', 'true');
  await expect(second.getByRole('tab', { name: 'Low water' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The pools are open.')).toBeVisible();
  await expect(page.getByText('The anemones are under water.')).toBeHidden();
  await expect(other.getByText('The pools are open.')).toBeVisible();
  await expect(other.getByText('Good for the pools.')).toBeVisible();
  await expect(page).toHaveURL(/\?tide=low$/);
  await expect(other).toHaveURL(/test2\/$/);

  await other.reload();
  await expect(other.getByText('The pools are open.')).toBeVisible();
});

test(
  'the address says which tab comes first, and keeps what else it says',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tidepool.tab.tide', 'high'));
    await open(page, `${SHEET}?a=1&tide=low#tabs`);
    await expect(page.getByText('The pools are open.')).toBeVisible();
    await page.getByRole('tab', { name: 'High water' }).first().click();
    await expect(page).toHaveURL(/\?a=1&tide=high#tabs$/);
    await open(page, `${SHEET}?tide=none`);
    await expect(page.getByText('The anemones are under water.')).toBeVisible();
  },
);

test('tabs are used from the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await open(page, SHEET);
  const list = page.getByRole('tablist').nth(1);
  const [high, low] = [list.getByRole('tab').first(), list.getByRole('tab').last()];
  await high.focus();
  await page.keyboard.press('ArrowRight');
  await expect(low).toBeFocused();
  await expect(low).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(high).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(low).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'The pools are open.' })).toBeFocused();
});

test('a tab stays under the pointer when what is above it changes its height', async ({ page }) => {
  await open(page, SHEET);
  const second = page.getByRole('tablist').nth(2).getByRole('tab', { name: 'Low water' });
  await second.scrollIntoViewIfNeeded();
  const top = () => second.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const scrolled = await page.evaluate(() => window.scrollY);
  await second.click();
  await expect(page.getByText('Barnacles everywhere: walk slowly.')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});

test('links to anchors open the tabs and sections around them', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `${SHEET}#low-line`);
  await expect(page.getByRole('heading', { name: 'The low water line' })).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'crab';
  });
  await expect(page.getByText('In a shell somebody left.')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(2);
  // On the way through the site, too.
  await open(page, '/en/test/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/test2/#crab';
    link.textContent = 'crab';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'crab' }).click();
  await expect(page.getByText('In a shell somebody left.')).toBeInViewport();
});

test('sections are opened and closed one by one', async ({ page }) => {
  await open(page, SHEET);
  const outer = page.locator('details').first();
  const inner = outer.locator('details');
  await page.getByText('What is in the pool').click();
  await expect(outer).toHaveAttribute('open');
  await expect(inner).not.toHaveAttribute('open');
  await page.getByText('Where the crab lives').click();
  await expect(page.getByText('In a shell somebody left.')).toBeVisible();
  await page.getByText('Where the crab lives').click();
  await expect(page.getByText('In a shell somebody left.')).toBeHidden();
  await expect(outer).toHaveAttribute('open');
  await page.getByText('What is in the pool').dblclick();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
});

test('the browser’s search finds what is hidden', { tag: '@desktop' }, async ({ page }) => {
  await open(page, SHEET);
  const panel = page
    .getByRole('tabpanel', { includeHidden: true })
    .filter({ hasText: 'The pools are open.' });
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(panel).toBeVisible();
});

for (const { lang, prefix } of LANGUAGES) {
  test(`links say where they lead (${lang})`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, `${prefix}/test2/`);
    const { link, opensInNewTab } = LABELS[lang];
    const links = page.locator('#links + p a');
    const tips = links.locator('.link-icon');
    await expect(tips).toHaveCount(4);
    expect(await tips.evaluateAll((icons) => icons.map((icon) => icon.getAttribute('title')))).toEqual([
      link.external,
      link.anchor,
      link.internal,
      link.resource,
    ]);
    const outside = lang === 'en' ? 'Outside' : '站外';
    await expect(links.first()).toHaveAccessibleName(new RegExp(`^${outside} ?${link.external} ?[\\s\\S]*`));
    await expect(links.first()).toHaveAccessibleName(new RegExp(opensInNewTab.replace(/[()]/g, '\\$&')));
    await expect(links.nth(2)).toHaveAccessibleName(lang === 'en' ? 'on this site' : '站内');
    await expect(links.last().locator('.link-icon')).toHaveCount(0);
    // An icon never starts a line of its own.
    const alone = await page.locator('.link-icon').evaluateAll(
      (icons) =>
        icons.filter((icon) => {
          const text = icon.previousSibling;
          if (!text) return false;
          const range = document.createRange();
          range.selectNodeContents(text);
          const last = [...range.getClientRects()].at(-1);
          return last !== undefined && icon.getBoundingClientRect().top > last.bottom - 2;
        }).length,
    );
    expect(alone).toBe(0);
  });
}

test('lines of Chinese text join without spaces', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/test2/');
  await expect(page.locator('#cjk + p')).toHaveText(
    '源码里的这一段，每行都断开了，强调，紧挨着“引号” 和 English 之间的空隙也对。',
  );
  await expect(page.locator('#cjk + p')).toHaveCSS('text-autospace', 'normal');
});

test('the furniture does not react to the scroll of a tab', { tag: '@desktop' }, async ({ page }) => {
  await open(page, SHEET);
  const second = page.getByRole('tablist').nth(2);
  await second.getByRole('tab', { name: 'Low water' }).click();
  await scrollTo(page, 1500);
  await scrollTo(page, 1400);
  const bar = page.locator('header').first();
  await expect(bar).toBeInViewport();
  await second.getByRole('tab', { name: 'High water' }).click();
  await second.getByRole('tab', { name: 'Low water' }).click();
  await expect(bar).toBeInViewport();
});
