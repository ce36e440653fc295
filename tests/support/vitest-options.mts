/** What all unit and integration tests run with, those of the program and those of the delivered content. */
export const TEST_OPTIONS = {
  environment: 'node',
  // By default one processor is left free, of two.
  maxWorkers: '100%',
  // Class names in tests are the ones written in the CSS module.
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  env: { TZ: 'UTC', GATSBY_TELEMETRY_DISABLED: '1' },
} as const;
