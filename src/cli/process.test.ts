import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatsbyEnvironment, siteEnvironment } from './process.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('siteEnvironment', () => {
  it('silences what packages do, and keeps the options of Node that are set', () => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=512');
    expect(siteEnvironment().NODE_OPTIONS).toBe('--max-old-space-size=512 --disable-warning=DEP0040');
  });

  it('says so once, however many programs start each other', () => {
    vi.stubEnv('NODE_OPTIONS', '--disable-warning=DEP0040');
    expect(siteEnvironment().NODE_OPTIONS).toBe('--disable-warning=DEP0040');
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
