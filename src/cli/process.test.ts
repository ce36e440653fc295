import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatsbyEnvironment, siteEnvironment } from './process.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('siteEnvironment', () => {
  it('silences what packages do, and keeps the options of Node that are set', () => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=512');
    expect(siteEnvironment().NODE_OPTIONS).toBe(
      '--disable-warning=DEP0040 --max-semi-space-size=32 --max-old-space-size=512',
    );
    vi.stubEnv('NODE_OPTIONS', '--max-semi-space-size=8');
    expect(siteEnvironment().NODE_OPTIONS).toMatch(/--max-semi-space-size=8$/);
  });

  it('says so once, however many programs start each other', () => {
    const { NODE_OPTIONS } = siteEnvironment();
    vi.stubEnv('NODE_OPTIONS', NODE_OPTIONS);
    expect(siteEnvironment().NODE_OPTIONS).toBe(NODE_OPTIONS);
  });

  it('hides no other warning', () => {
    const warn = (code: string) =>
      spawnSync(
        process.execPath,
        ['-e', `process.emitWarning('said', { type: 'DeprecationWarning', code: '${code}' })`],
        { env: siteEnvironment(), encoding: 'utf8' },
      ).stderr;
    expect(warn('DEP0040')).toBe('');
    expect(warn('DEP0005')).toContain('said');
  });
});

describe('gatsbyEnvironment', () => {
  it('asks for plain lines where there is no terminal', () => {
    vi.stubEnv('CI', undefined);
    expect(gatsbyEnvironment(false)).toMatchObject({
      CI: 'true',
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
    });
    expect(gatsbyEnvironment(true).CI).toBeUndefined();
  });
});
