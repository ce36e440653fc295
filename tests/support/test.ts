import { test as playwrightTest } from '@playwright/test';

export { expect } from '@playwright/test';
export type { BrowserContext, FrameLocator, Locator, Page, Route } from '@playwright/test';

/**
 * Playwright's `test`, which cancels the routes of every page before the browser closes: a pending request (of a
 * prefetched page, for example) must not fail a test that has passed.
 */
export const test = playwrightTest.extend({
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all(
      [context, ...context.pages()].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })),
    );
  },
});
