/** Options of all unit and integration tests, of the program and of the delivered content. */
export const TEST_OPTIONS = {
  environment: 'node',
  // The default leaves one of two processors idle.
  maxWorkers: '100%',
  // Class names in tests are the ones written in the CSS module.
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  env: { TZ: 'UTC', GATSBY_TELEMETRY_DISABLED: '1' },
} as const;
