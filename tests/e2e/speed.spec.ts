import { expect, test } from '../support/test';
import { follow, hold, pretendConnection } from '../support/navigation';
import { hydrated, LANGUAGES, open } from '../support/site-page';

/** How pages start: what is fetched when, and what a reader can do meanwhile. */

const [chinese] = LANGUAGES;
const POST = '/blog/PythonAsyncIO';

test('the menu opens and closes before its scripts are there, which fill it, and the page stays @phone', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const release = await hold(page, '**/app-*.js');
  await page.goto(POST, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: chinese.text.nav.toggle, exact: true });
  const menu = page.getByRole('dialog', { name: chinese.text.nav.main });
  const close = menu.getByRole('button', { name: chinese.text.nav.close });
  await button.click();
  await expect(menu).toBeVisible();
  await close.click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(close).toBeFocused();
  const title = await page.locator('main h1').elementHandle();
  await release();
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await expect(close).toBeFocused();
  // React has taken over what the server sent, instead of making it again.
  expect(await title.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(errors).toEqual([]);
});

test('a menu closed before its scripts are there stays closed @phone', async ({ page }) => {
  const release = await hold(page, '**/app-*.js');
  await page.goto(POST, { waitUntil: 'commit' });
  await page.getByRole('button', { name: chinese.text.nav.toggle, exact: true }).click();
  await page.keyboard.press('Escape');
  await release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { lang, prefix, text } of LANGUAGES) {
  test(
    `colours change before the scripts are there, and the button says so once they are (${lang})`,
    { tag: '@both' },
    async ({ page }) => {
      const release = await hold(page, '**/app-*.js');
      await page.goto(prefix + POST, { waitUntil: 'commit' });
      const button = page.locator('header button[data-color-switch]');
      const root = page.locator('html');
      for (const mode of ['light', 'dark', 'light']) {
        await button.click();
        await expect(root).toHaveAttribute('data-theme', mode);
        await expect(root).toHaveAttribute('data-theme-choice', mode);
      }
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      await release();
      await hydrated(page);
      await expect(root).toHaveAttribute('data-theme', 'light');
      await expect(button).toHaveAccessibleName(text.color.switch.replace('{{mode}}', text.color.light));
      await button.click();
      await expect(root).toHaveAttribute('data-theme', 'dark');
    },
  );
}

test(
  'the search pressed before its scripts are there opens once they are',
  { tag: '@both' },
  async ({ page }) => {
    const release = await hold(page, '**/app-*.js');
    await page.goto(POST, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^搜索$/ }).click();
    await release();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  },
);

test('data and scripts of the first page come without waiting for each other, once', async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  const release = await hold(page, '**/app-*.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(POST, { waitUntil: 'commit' });
  // Nothing has told the client about these but the page itself: its main script is not there.
  await expect.poll(() => asked).toContain('/page-data/app-data.json');
  await expect
    .poll(() => asked.filter((path) => /^\/[0-9a-f]{10}\.js$/.test(path)).length)
    .toBeGreaterThan(0);
  await release();
  await hydrated(page);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(asked.filter((path) => path.startsWith('/page-data/'))).toEqual(['/page-data/app-data.json']);
});

test('the first page stays whole for those who come back to it, also without network', async ({
  page,
  context,
}) => {
  const prose = page.locator('.prose');
  const elements = () =>
    prose.evaluate((text) => [...text.querySelectorAll('*')].map(({ tagName }) => tagName));
  await open(page, '/en/docs/SQL/NF');
  const before = await prose.textContent();
  const first = await elements();
  await follow(page, '/en/blog/tags');
  await expect(prose).toBeHidden();
  await context.setOffline(true);
  await page.goBack();
  await expect(prose).toBeVisible();
  expect(await prose.textContent()).toBe(before);
  expect(await elements()).toEqual(first);
});

test('a post reached by a link gets its drawing, the next one another', async ({ page }) => {
  const drawing = page.locator('main article [aria-hidden="true"] > svg:has(path)').first();
  await open(page, '/en/blog/tags');
  await follow(page, '/en/blog/Awk');
  await expect(drawing).toBeVisible();
  const first = await drawing.innerHTML();
  await follow(page, `/en${POST}`);
  await expect.poll(() => drawing.innerHTML()).not.toBe(first);
});

test('a first page that something has changed is fetched again, and whole', async ({ page }) => {
  const release = await hold(page, '**/app-*.js');
  await page.goto(POST, { waitUntil: 'commit' });
  const first = page.locator('.prose > p').first();
  const text = await first.textContent();
  await first.evaluate((element) => {
    const other = document.createElement('section');
    other.innerHTML = 'translated';
    element.replaceWith(other);
  });
  const fetched = page.waitForResponse((response) =>
    response.url().endsWith(`/page-data${POST}/page-data.json`),
  );
  await release();
  await fetched;
  await hydrated(page);
  await expect(page.locator('.prose')).toContainText(text ?? '');
});

test('what a list in view leads on to is loaded ahead, before what the bars lead to', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/page-data(\/.+)\/page-data\.json/.exec(request.url()) ?? [];
    if (path !== undefined) ahead.push(path);
  });
  await open(page, '/blog');
  const first = new URL((await page.locator('main h2 a').first().getAttribute('href')) ?? '', page.url());
  await expect.poll(() => ahead).toContain(first.pathname);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const bars = () => ahead.findIndex((path) => !path.startsWith('/blog'));
  await expect.poll(bars).toBeGreaterThan(0);
  expect(ahead.slice(0, bars())).toContain(first.pathname);
});

test('taking over a page leaves its language and its styles alone', async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { attributeName } of records) changes.push(String(attributeName));
      }).observe(document.documentElement, { attributes: true });
    });
  });
  await open(page, POST);
  // Any other would make the browser compute the styles of the whole page once more.
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes).toEqual(['data-has-hydrated']);
});
