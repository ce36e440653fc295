import { expect, type Page, type Route } from '@playwright/test';

/** Marks the current document: a navigation by the router keeps the mark, loading a document loses it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
  });
}

/** Expects that the marked document is still shown, or that it is not. */
export async function expectSameDocument(page: Page, isSame = true): Promise<void> {
  const html = page.locator('html');
  if (isSame) await expect(html).toHaveAttribute('data-visit', 'same');
  else await expect(html).not.toHaveAttribute('data-visit', 'same');
}

/**
 * Adds a link to the page and follows it as a reader does, but without hovering first, so that nothing is preloaded.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Address of a page's data. */
export const dataOf = (path: string): string => `**/page-data${path.replace(/\/$/, '')}/page-data.json`;

/** Holds requests until they are released. */
export async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(pattern);
  };
}

/** Simulates a connection, as the Network Information API reports it. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value });
  }, connection);
}

/** The scroll position of the page. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The path with query and hash of the address bar. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + decodeURIComponent(hash);
}

/** Address of a part's script. */
export async function scriptOf(page: Page, name: string): Promise<string> {
  const stats = (await (await page.request.get('/webpack.stats.json')).json()) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const file = stats.assetsByChunkName[name]?.find((asset) => asset.endsWith('.js'));
  if (file === undefined) throw new Error(`There is no script of the part "${name}".`);
  return `/${file}`;
}
