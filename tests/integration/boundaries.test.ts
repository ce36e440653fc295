import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Shows that the import directions of `.dependency-cruiser.mjs` are enforced, in a folder of a few files. */
it('finds imports against the directions, and circles', () => {
  const files = {
    'src/domain/pure.ts': `export { z } from 'zod';`,
    'src/domain/react.ts': `export { useState } from 'react';`,
    'src/domain/node.ts': `export { readFileSync } from 'fs';`,
    'src/domain/adapter.ts': `export type { y } from '../gatsby/y';`,
    'src/domain/late.ts': `export const y = () => import('../gatsby/y');`,
    'src/domain/adapter.test.ts': `export { y } from '../gatsby/y';`,
    'src/gatsby/y.ts': `import 'node:fs';\nexport { z } from '../domain/pure';\nexport const y = 1;`,
    'src/client/layout.ts': `export { a } from '../ui/a';`,
    'src/ui/a.ts': `export { b as a } from './b';`,
    'src/ui/b.ts': `export type { a as b } from './a';`,
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-directions-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
    symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
    const cruise = path.join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(REPOSITORY, '.dependency-cruiser.mjs');
    const { stdout } = spawnSync(process.execPath, [cruise, '--config', config, '-T', 'json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: object }[] } };
    expect(summary.violations.map(({ from }) => from).sort()).toEqual([
      'src/client/layout.ts',
      'src/domain/adapter.ts',
      'src/domain/late.ts',
      'src/domain/node.ts',
      'src/domain/react.ts',
      'src/ui/a.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

/** The files exist only in memory, so rules that need types are off. */
describe('lint rules', () => {
  let eslint: ESLint;

  beforeAll(() => {
    const untyped = {
      ...tseslint.configs.disableTypeChecked,
      languageOptions: { parserOptions: { projectService: false } },
    };
    eslint = new ESLint({ overrideConfig: [untyped] as ESLint.Options['overrideConfig'] });
  });

  async function rulesBroken(filePath: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, { filePath });
    return [...new Set(result?.messages.map((message) => message.ruleId ?? message.message))];
  }

  it('keeps queries out of the interface', async () => {
    const code = `export { graphql } from 'gatsby';`;
    expect(await rulesBroken('src/ui/x.tsx', code)).toEqual(['no-restricted-imports']);
    expect(await rulesBroken('src/client/browser/x.ts', code)).toEqual(['no-restricted-imports']);
  });

  it('keeps the browser in src/client', async () => {
    const code = `export const width = () => window.innerWidth;`;
    expect(await rulesBroken('src/ui/x.tsx', code)).toEqual(['no-restricted-globals']);
    expect(await rulesBroken('src/templates/x.tsx', code)).toEqual(['no-restricted-globals']);
    expect(await rulesBroken('src/client/browser/x.ts', code)).toEqual([]);
  });

  it('keeps the clock out of the domain', async () => {
    const code = `export const times = [Date.now(), new Date()];`;
    expect(await rulesBroken('src/domain/basics/x.ts', code)).toEqual([
      'no-restricted-properties',
      'no-restricted-syntax',
    ]);
    expect(await rulesBroken('src/domain/basics/x.ts', `export const day = new Date('2026-11-21');`)).toEqual(
      [],
    );
  });
});
