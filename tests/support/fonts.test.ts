import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureFonts, FONT_SETS, fontEnvironment, type FontSet } from './fonts.mjs';

/** Font families that fontconfig finds with a configuration; null if its command is missing. */
function families(set: FontSet, ...pattern: string[]): string[] | null {
  const { status, stdout } = spawnSync('fc-list', [...pattern, ':', 'family'], {
    env: { ...process.env, ...fontEnvironment(set) },
    encoding: 'utf8',
  });
  return status === 0 ? [...new Set(stdout.trim().split('\n'))].sort() : null;
}

describe('fonts of the browser tests', () => {
  beforeAll(ensureFonts);

  it('are the sets, each with a configuration of its own', () => {
    const files = FONT_SETS.map((set) => fontEnvironment(set).FONTCONFIG_FILE);
    expect(new Set(files).size).toBe(FONT_SETS.length);
  });

  it.each<[FontSet, boolean]>([
    ['chinese', true],
    ['latin', false],
  ])('%s: nothing of the machine, Chinese %s', (set, hasChinese) => {
    const all = families(set);
    if (all === null) return;
    expect(all.filter((family) => !/^(DejaVu|Noto Sans SC)/.test(family))).toEqual([]);
    expect(all.some((family) => family.startsWith('DejaVu Sans'))).toBe(true);
    expect(all.some((family) => family.startsWith('Noto Sans SC'))).toBe(hasChinese);
  });
});
