import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { ensureFonts, fontEnvironment } from './fonts.mjs';

beforeAll(ensureFonts);

it('browser tests see no font of the machine, and Chinese ones', () => {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], {
    env: { ...process.env, ...fontEnvironment() },
    encoding: 'utf8',
  });
  // fontconfig's command is not on every machine.
  if (status !== 0) return;
  const families = [...new Set(stdout.trim().split('\n'))];
  expect(families.filter((family) => !/^(DejaVu|Noto Sans SC)/.test(family))).toEqual([]);
  expect(families.some((family) => family.startsWith('DejaVu Sans'))).toBe(true);
  expect(families.some((family) => family.startsWith('Noto Sans SC'))).toBe(true);
});
