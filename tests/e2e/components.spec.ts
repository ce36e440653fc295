import { expect, test, type Page } from '../support/test';
import enLabels from '../../src/i18n/locales/en/content.json';
import { hold, scriptOf } from '../support/navigation';
import { LANGUAGES, open, openAndStop, setMode } from '../support/site-page';

/** Diagrams, live code and the components of texts, on the page that shows them all. */
const SAMPLES = '/en/test2/';

/** Text of the alert in an island that failed. */
const alerts = (page: Page) => page.getByRole('alert');

test.describe('diagrams', () => {
  test('are drawn near the screen, in the colours of the page, without eval', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // The host forbids evaluated code; so does this.
    await page.route(`**${SAMPLES}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': "script-src 'self' 'unsafe-inline'; object-src 'none'",
        },
      });
    });
    await open(page, SAMPLES);
    await page.locator('#mermaid').scrollIntoViewIfNeeded();
    const drawing = page.getByRole('img', { name: 'Where a text goes' });
    await expect(drawing.locator('svg')).toBeVisible();
    await expect(page.locator('figure[data-diagram=dark]').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Opening a page' }).locator('svg')).toBeVisible();
    const dark = await drawing.locator('svg').innerHTML();

    await setMode(page, 'light');
    await expect(page.locator('figure[data-diagram=light]').first()).toBeVisible();
    await expect(page.locator('figure[data-diagram=dark]')).toHaveCount(0);
    expect(await drawing.locator('svg').innerHTML()).not.toBe(dark);
    expect(errors).toEqual([]);
  });

  test('keep their source, and say what is wrong with it', async ({ page }) => {
    await open(page, SAMPLES);
    await page.locator('#mermaid').scrollIntoViewIfNeeded();
    const drawn = page.locator('figure[data-diagram]').first();
    await expect(drawn).toBeVisible();
    await expect(drawn.getByText('X.mdx', { exact: false }).first()).toBeVisible();
    await drawn.getByText('Source of the diagram').click();
    await expect(drawn.locator('.diagram-source')).toContainText('source[X.mdx] --> compile(compile)');
    await expect(drawn.locator('[tabindex="0"]')).toHaveCount(0);

    const broken = alerts(page).filter({ hasText: 'This diagram cannot be drawn' });
    await page.locator('#live').scrollIntoViewIfNeeded();
    await expect(broken).toContainText(/Parse error|Expecting/i);
    await expect(broken.locator('xpath=following-sibling::figure')).toContainText('a --> --> b');
    await expect(broken.getByRole('button', { name: 'Try again' })).toBeVisible();
    // What Mermaid leaves behind when it fails would be seen at the end of the page.
    await expect(page.locator('body > [id^=ddiagram], body > svg')).toHaveCount(0);

    const wide = page.getByRole('group', { name: 'Diagram' }).first();
    await expect(wide.getByRole('img', { name: 'Diagram' })).toHaveCount(1);
    await wide.scrollIntoViewIfNeeded();
    await expect.poll(() => wide.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await expect(wide).toHaveAttribute('tabindex', '0');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });

  test('say so when their program cannot be loaded, and try again', async ({ page }) => {
    await page.route('**/mermaid/*.mjs', (route) => route.abort());
    await open(page, SAMPLES);
    await page.locator('#mermaid').scrollIntoViewIfNeeded();
    const failed = alerts(page).first();
    await expect(failed).toContainText('cannot be drawn');
    await expect(page.locator('.diagram-source').first()).toBeVisible();
  });
});

test.describe('live code', () => {
  test('runs, is edited, crashes and is reset', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, SAMPLES);
    await page.locator('#live').scrollIntoViewIfNeeded();
    const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
    const result = page.locator('iframe[title=Result]').first().contentFrame();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
    // The diagrams above take their place first: what is pressed would move away.
    await expect(page.getByText('This diagram cannot be drawn')).toBeVisible();
    // Frames out of sight are not painted, and what is pressed must stand still for two paints.
    await page.locator('iframe[title=Result]').first().scrollIntoViewIfNeeded();
    await result.getByRole('button').click();
    await expect(result.getByRole('button', { name: 'limpets: 1' })).toBeVisible();

    await editor.fill('() => <h3>{[1, 2, 3].map((n) => n * 2).join(" ")}</h3>');
    await expect(result.getByRole('heading')).toHaveText('2 4 6');

    await editor.fill('() => <h3>{nothing.at.all}</h3>');
    await expect(alerts(page).filter({ hasText: 'nothing is not defined' })).toBeVisible();
    await editor.fill('() => <h3>');
    await expect(alerts(page).filter({ hasText: 'SyntaxError' })).toBeVisible();

    // Code without an origin: neither the page nor what the site stored.
    await editor.fill('() => { parent.document.title; return <b>reached</b>; }');
    await expect(alerts(page).filter({ hasText: 'SecurityError' })).toBeVisible();

    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
    await expect(editor).toHaveValue(/^function Counter/);
    expect(errors).toEqual([]);
  });

  test('is stopped when it never ends, and can be used again', async ({ page }) => {
    await open(page, SAMPLES);
    await page.locator('#live').scrollIntoViewIfNeeded();
    const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
    const frames = page.locator('iframe[title=Result]');
    const result = frames.first().contentFrame();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
    await expect(frames).toHaveCount(2);

    await editor.fill('() => { while (true) {} }');
    const stuck = alerts(page).filter({ hasText: enLabels.live.stuck });
    await expect(stuck).toBeVisible();
    // The frame is gone, and the code with it; the page goes on.
    await expect(frames).toHaveCount(1);
    await page.getByRole('tab', { name: 'Low water' }).first().click();
    await expect(page.getByText('The pools are open.')).toBeVisible();

    // The loop holds the page up, too: what is only there for a moment may not be seen.
    const first = await stuck.elementHandle();
    await stuck.getByRole('button', { name: enLabels.live.again }).click();
    await expect.poll(() => first.evaluate((box) => box.isConnected)).toBe(false);
    await expect(stuck).toBeVisible();
    await editor.fill('() => <h3>{1 + 1}</h3>');
    await expect(result.getByRole('heading')).toHaveText('2');
    await expect(stuck).toHaveCount(0);

    await editor.fill('() => { for (;;); }');
    await expect(stuck).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
    await result.getByRole('button').click();
    await expect(result.getByRole('button', { name: 'limpets: 1' })).toBeVisible();
  });

  test('gives a frame that replaces another one its own time', async ({ page }) => {
    await page.clock.install();
    await open(page, SAMPLES);
    await page.locator('#live').scrollIntoViewIfNeeded();
    const result = page.locator('iframe[title=Result]').first().contentFrame();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
    const release = await hold(page, '**/live/*.html');
    await page.getByRole('textbox', { name: 'Live Editor' }).first().fill('() => 1');
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await page.clock.fastForward(10_000);
    await expect(alerts(page).filter({ hasText: enLabels.live.stuck })).toHaveCount(0);
    await release();
    await expect(result.getByRole('button', { name: 'limpets: 0' })).toBeVisible();
  });

  test('does not trap the keyboard', async ({ page }) => {
    await open(page, SAMPLES);
    await page.locator('#live').scrollIntoViewIfNeeded();
    const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Tab');
    await expect(editor).toHaveValue(/^ {2}function/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor).toHaveValue(/^function/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });
});

test.describe('components', () => {
  test('a terminal copies its commands only', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, SAMPLES);
    const terminal = page.getByRole('group', { name: 'bytes or characters' });
    await terminal.scrollIntoViewIfNeeded();
    const copy = page.getByRole('button', { name: 'Copy commands' });
    await expect(copy).toHaveCount(2);
    await expect(terminal.locator('pre')).toHaveAttribute('tabindex', '-1');
    // What the button says stays until the clock goes on.
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.first().click();
    await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "printf '潮池\\n' | wc -c\nprintf '潮池\\n' | wc -m",
    );
    await page.clock.runFor(5000);
    await expect(copy).toHaveCount(2);
  });

  test('a playback keeps the whole text readable and can be skipped', async ({ page }) => {
    // The playback stands still: it does not end by itself.
    await openAndStop(page, SAMPLES);
    const terminal = page.getByRole('group', { name: 'play', exact: true });
    await terminal.scrollIntoViewIfNeeded();
    const skip = page.getByRole('button', { name: 'Show all' });
    await expect(skip).toBeVisible();
    await expect(terminal).toContainText('0.44 m');
    const before = await terminal.boundingBox();
    await skip.click();
    await expect(skip).toBeHidden();
    expect((await terminal.boundingBox())?.height).toBe(before?.height);
  });

  test('a store card asks the store only after a click', async ({ page }) => {
    const foreign: string[] = [];
    await page.route(/steampowered/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>widget</p>' });
    });
    await open(page, SAMPLES);
    await page.locator('.steam').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /Portal 2/ })).toHaveAttribute('href', /app\/620\/$/);
    const button = page.getByRole('button', { name: 'Load store information' });
    await expect(button).toBeVisible();
    expect(foreign).toEqual([]);
    await button.click();
    const widget = page.locator('iframe[title="Portal 2 in the Steam store"]');
    await expect(widget).toBeFocused();
    await expect.poll(() => foreign).toEqual(['https://store.steampowered.com/widget/620/']);
    await expect(page.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  });

  test('typed text can be paused', async ({ page }) => {
    await page.clock.install();
    await open(page, SAMPLES);
    await page.locator('#typewriter').scrollIntoViewIfNeeded();
    const pause = page.getByRole('button', { name: 'Pause typing' });
    const text = page.locator('.typewriter-stack > :last-child');
    await expect(text).toHaveText(/^Tide/);
    const right = (element: Element) => element.getBoundingClientRect().right;
    const end = await page.locator('.typewriter-stack').evaluate(right);
    expect(await pause.evaluate(right)).toBeLessThanOrEqual(end);
    await pause.click();
    await expect(page.getByRole('button', { name: 'Resume typing' })).toBeVisible();
    const shown = await text.textContent();
    await page.clock.fastForward(10_000);
    expect(await text.textContent()).toBe(shown);
    await page.getByRole('button', { name: 'Resume typing' }).click();
    await expect.poll(() => text.textContent()).not.toBe(shown);
  });

  test('nothing moves for readers who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, SAMPLES);
    await page.locator('#typewriter').scrollIntoViewIfNeeded();
    await expect(page.getByText('潮池札记').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause typing' })).toHaveCount(0);
    await page.locator('#terminal').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Copy commands' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, prefix } of LANGUAGES) {
    test(`everything can be read (${lang})`, async ({ page }) => {
      await page.goto(`${prefix}/test2/`);
      await expect(page.locator('.diagram-source').first()).toBeVisible();
      await expect(page.locator('figure.code', { hasText: 'function Counter' })).toBeVisible();
      await expect(page.locator('.terminal').first()).toContainText("printf '潮池\\n' | wc -c");
      await expect(page.locator('.steam a')).toHaveAttribute('href', /store\.steampowered\.com\/app\/620/);
      await expect(page.locator('.typewriter')).toContainText('潮池札记');
      await expect(page.locator('.live-reserve').first()).toBeHidden();
    });
  }
});

test('a part that is slow says so; one that fails stays readable and offers another attempt', async ({
  page,
}) => {
  const script = `**${await scriptOf(page, 'islands')}`;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.abort();
  });
  await open(page, SAMPLES);
  await page.locator('#mermaid').scrollIntoViewIfNeeded();
  const island = page.locator('[data-phase]').first();
  await expect(island.getByRole('status')).toHaveText('Loading…');
  await expect(island.locator('.diagram-source')).toBeVisible();
  release();
  const failed = island.getByRole('alert');
  await expect(failed).toContainText('This part could not be loaded.');
  await expect(island.getByRole('status')).toHaveCount(0);
  await expect(island.locator('.diagram-source')).toBeVisible();

  await page.unroute(script);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'Where a text goes' }).locator('svg')).toBeVisible();
});

test('a page loads nothing of what it does not use', async ({ page }) => {
  const parts = [await scriptOf(page, 'islands'), await scriptOf(page, 'live-code')];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/en/blog/Awk');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /^\/(mermaid|live|katex)\//.test(path) || parts.includes(path))).toEqual(
    [],
  );

  // The same on a page that uses them, so that the names above mean something.
  await open(page, SAMPLES);
  await page.locator('#live').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toEqual(expect.arrayContaining(parts));
});
