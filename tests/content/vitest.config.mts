import { defineConfig } from 'vitest/config';
import program from '../../vitest.config.mjs';

/** The tests of the delivered content; settings are those of the program's tests. */
export default defineConfig({ ...program, test: { ...program.test, include: ['tests/content/**/*.test.ts'] } });
