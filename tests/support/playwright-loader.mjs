/**
 * Imported before Playwright, so that its workers load files as under Node 20. With the hooks that it prefers from Node
 * 22.15 on, a test cannot import an `.mjs` module: Playwright's tests are CommonJS, and such a module reaches them
 * uncompiled.
 */
process.env.PLAYWRIGHT_FORCE_ASYNC_LOADER = '1';
