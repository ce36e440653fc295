import { test as playwrightTest } from '@playwright/test';

export { expect } from '@playwright/test';
export type { BrowserContext, FrameLocator, Locator, Page, Route } from '@playwright/test';

/**
 * Playwright's `test`, with the routes of every page given up before the browser closes them: a request that is under
 * way then (a page loaded ahead, say) is no failure of the test that has passed.
 */
export const test = playwrightTest.extend({
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all(
      [context, ...context.pages()].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })),
    );
  },
});
