import { test as playwrightTest, expect } from '@playwright/test';
import { startFirefox } from './firefox';
import type { Engine } from './session';
import { probeSite, type Site } from './site';
import { Tab } from './tab';
import { startWebKit } from './webkit';
import type { EnginePrograms } from '../support/engines.mjs';

export { expect } from '@playwright/test';
export type { Tab } from './tab';

/** What a project of the configuration says: where the site is served, the port of the proxy before it, and what the engine is started with. */
export interface EngineOptions {
  served: string;
  port: number;
  programs: EnginePrograms;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  site: Site;
}

/** Size of the window, unless a test changes it. */
export const DESKTOP = { width: 1280, height: 800 };
/** Size of a phone. */
export const PHONE = { width: 390, height: 844 };

/** What is promised, or null: a page that does not answer is no picture, and what failed is what the test says. */
const withinSeconds = <Value>(seconds: number, promise: Promise<Value>): Promise<Value | null> =>
  Promise.race([
    promise.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), seconds * 1000)),
  ]);

/**
 * Playwright runs the tests and reports; the browser is another. Every test has a tab with nothing stored, and fails when
 * a page complains.
 */
export const test = playwrightTest.extend<{ tab: Tab }, WorkerFixtures>({
  served: ['', { option: true, scope: 'worker' }],
  port: [0, { option: true, scope: 'worker' }],
  programs: [
    { name: 'firefox', program: '' },
    { option: true, scope: 'worker' },
  ],
  site: [
    async ({ served, port }, use) => {
      const site = await probeSite(served, port);
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ programs }, use) => {
      const engine = await (programs.name === 'firefox'
        ? startFirefox(programs.program)
        : startWebKit(programs));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, site }, use, info) => {
    site.complaints.length = 0;
    const session = await engine.openSession();
    await session.resize(DESKTOP.width, DESKTOP.height);
    await use(new Tab(session, site.origin));
    if (info.status !== info.expectedStatus) {
      const body = await withinSeconds(5, session.screenshot());
      if (body !== null) await info.attach('window', { body, contentType: 'image/png' });
    }
    await session.close();
    expect(site.complaints, 'complaints of the page').toEqual([]);
  },
});
