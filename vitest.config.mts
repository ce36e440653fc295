import { defineConfig } from 'vitest/config';
import { configure } from './src/cli/configure.mjs';
import { TEST_CONTENT } from './tests/support/test-site.mjs';
import { TEST_OPTIONS } from './tests/support/vitest-options.mjs';

// The tests of the program use the configuration of the tests' site, and nothing of the owner's.
configure(TEST_CONTENT);
const configuration = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:SITE_CONFIG$|GATSBY_)/.test(name)),
);
// Builds that tests start have their own content.
delete process.env.SITE_CONTENT;

/** Rooms whose functions have no outside state. */
const PURE = 'domain|client|ui|i18n|site|templates|runtime';
/** Tests in these rooms that replace modules or the configuration, also for other files in the same process. */
const REPLACING = [
  'src/client/**/{search-client,link-router,navigation-progress}.test.ts',
  'src/site/options.test.ts',
];
const APART = [
  `src/!(${PURE})/**/*.test.{ts,tsx}`,
  'tests/integration/**/*.test.{ts,tsx}',
  'tests/support/**/*.test.ts',
  ...REPLACING,
];

export default defineConfig({
  test: {
    ...TEST_OPTIONS,
    setupFiles: ['tests/support/program-setup.ts'],
    env: { ...TEST_OPTIONS.env, ...configuration },
    projects: [
      // Many files share a process: loading the modules again for each file took ten times as long as the tests.
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`src/@(${PURE})/**/*.test.{ts,tsx}`],
          exclude: REPLACING,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
