import { browserArguments, findBrowser } from './browser.mjs';
import { fontEnvironment } from './fonts.mjs';

/**
 * Playwright's options for a browser with the fonts of the tests. `npm test` has found the browser already; otherwise it is
 * searched here.
 */
export function testBrowser() {
  return {
    browserName: /** @type {const} */ ('chromium'),
    launchOptions: {
      executablePath: process.env.TIDEPOOL_BROWSER ?? findBrowser()?.path,
      args: browserArguments(),
      env: /** @type {Record<string, string>} */ ({ ...process.env, ...fontEnvironment() }),
    },
  };
}
