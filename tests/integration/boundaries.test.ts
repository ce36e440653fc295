import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Proves once that the import directions of eslint.config.mjs are enforced. The files exist only in memory, so rules
 * that need types are off.
 */
describe('import boundaries', () => {
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

  const forbidden: [file: string, what: string, code: string][] = [
    ['src/domain/x.ts', 'React', `export { useState } from 'react';`],
    ['src/domain/x.ts', 'Gatsby', `export { navigate } from 'gatsby';`],
    ['src/domain/x.ts', 'a Node module', `export { readFileSync } from 'node:fs';`],
    ['src/domain/x.ts', 'a Node module without its scheme', `export { readFileSync } from 'fs';`],
    ['src/domain/x.ts', 'an adapter', `export { y } from '../gatsby/y';`],
    ['src/domain/x.ts', 'the site configuration', `export { y } from '../site/y';`],
    ['src/domain/deep/x.ts', 'an adapter at run time', `export const y = () => import('../../gatsby/y');`],
    ['src/site/x.ts', 'a Node module', `export { env } from 'node:process';`],
    ['src/gatsby/x.ts', 'React', `export { useState } from 'react';`],
    ['src/templates/x.tsx', 'another template', `export { y } from './home';`],
    ['src/templates/x.tsx', 'the runtime', `export { y } from '../runtime/page-context';`],
    ['src/cli/x.ts', 'an entry file of Gatsby', `export { y } from '../../gatsby-node';`],
  ];

  it.each(forbidden)('%s may not import %s', async (file, _what, code) => {
    expect(await rulesBroken(file, code)).toEqual(['boundaries/dependencies']);
  });

  const allowed: [file: string, what: string, code: string][] = [
    ['src/domain/x.ts', 'its own files', `export { formatProblems } from './content/problem';`],
    ['src/domain/x.ts', 'a pure library', `export { z } from 'zod';`],
    ['src/gatsby/x.ts', 'the domain', `export { formatProblems } from '../domain/content/problem';`],
    ['src/gatsby/x.ts', 'a Node module', `export { readFileSync } from 'node:fs';`],
    ['src/client/x.ts', 'navigation', `export { navigate, withPrefix } from 'gatsby';`],
    ['src/templates/x.tsx', 'types of the runtime', `export type { y } from '../runtime/page-context';`],
    ['src/templates/x.tsx', 'fragments', `export { y } from './fragments';`],
    ['src/templates/x.tsx', 'queries', `export { graphql } from 'gatsby';`],
  ];

  it.each(allowed)('%s may import %s', async (file, _what, code) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });

  it('keeps queries out of the interface', async () => {
    const code = `export { graphql } from 'gatsby';`;
    expect(await rulesBroken('src/ui/x.tsx', code)).toEqual(['no-restricted-imports']);
    expect(await rulesBroken('src/client/x.ts', code)).toEqual(['no-restricted-imports']);
  });

  it('keeps the browser in src/client', async () => {
    const code = `export const width = () => window.innerWidth;`;
    expect(await rulesBroken('src/ui/x.tsx', code)).toEqual(['no-restricted-globals']);
    expect(await rulesBroken('src/templates/x.tsx', code)).toEqual(['no-restricted-globals']);
    expect(await rulesBroken('src/client/x.ts', code)).toEqual([]);
  });

  it('keeps the clock out of the domain', async () => {
    const code = `export const times = [Date.now(), new Date()];`;
    expect(await rulesBroken('src/domain/x.ts', code)).toEqual([
      'no-restricted-properties',
      'no-restricted-syntax',
    ]);
    expect(await rulesBroken('src/domain/x.ts', `export const day = new Date('2026-11-21');`)).toEqual([]);
  });
});
