import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/program-setup.ts'],
    // Class names in tests are the ones written in the CSS module.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'UTC', GATSBY_TELEMETRY_DISABLED: '1' },
  },
});
