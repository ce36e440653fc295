import { defineConfig } from 'vitest/config';
import program from '../../vitest.config.mjs';

/** The tests of the delivered content. They read it, with the owner's configuration. */
export default defineConfig({
  ...program,
  test: {
    ...program.test,
    include: ['tests/content/**/*.test.ts'],
    setupFiles: ['tests/content/setup.ts'],
  },
});
