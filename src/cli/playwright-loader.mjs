/**
 * Imported before Playwright: its workers load files as Node 20 does. With the hooks that it prefers from Node 22.15 on, a
 * test cannot import a module `.mjs`: Playwright's tests are CommonJS, and such a module is handed to them as it is.
 */
process.env.PLAYWRIGHT_FORCE_ASYNC_LOADER = '1';
