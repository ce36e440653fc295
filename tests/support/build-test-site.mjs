/**
 * Builds the content of `tests/fixtures/site` for the tests of the program, in the folder `.test-site`: `public/` keeps
 * the owner's site. Packages must be installed.
 */
import path from 'node:path';
import { TEST_CONTENT, TEST_SITE } from './test-site.mjs';
import { makeWorkspace } from '../../src/cli/workspace.mjs';
import { ROOT, runMain, runNode, siteEnvironment } from '../../src/cli/process.mjs';

await runMain(async () => {
  makeWorkspace(ROOT, TEST_SITE, { isFresh: false });
  const env = { ...siteEnvironment(), SITE_CONTENT: TEST_CONTENT };
  const { code } = await runNode([path.join(TEST_SITE, 'src/cli/build.mjs')], { cwd: TEST_SITE, env });
  return code;
});
