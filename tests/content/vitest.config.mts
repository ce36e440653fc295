import { defineConfig } from 'vitest/config';
import { TEST_OPTIONS } from '../support/vitest-options.mjs';

/** The tests of the delivered content. They read it, with the owner's configuration. */
export default defineConfig({
  test: { ...TEST_OPTIONS, include: ['tests/content/**/*.test.ts'], setupFiles: ['tests/content/setup.ts'] },
});
