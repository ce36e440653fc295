import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Shows that the import directions of eslint.config.mjs are enforced. The files exist only in memory, so rules that
 * need types are off.
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
    ['src/domain/basics/x.ts', 'React', `export { useState } from 'react';`],
    ['src/domain/basics/x.ts', 'Gatsby', `export { navigate } from 'gatsby';`],
    ['src/domain/basics/x.ts', 'a Node module', `export { readFileSync } from 'node:fs';`],
    ['src/domain/basics/x.ts', 'a Node module without its scheme', `export { readFileSync } from 'fs';`],
    ['src/domain/basics/x.ts', 'an adapter', `export { y } from '../../gatsby/y';`],
    ['src/domain/basics/x.ts', 'the site configuration', `export { y } from '../../site/y';`],
    ['src/domain/site/x.ts', 'an adapter at run time', `export const y = () => import('../../gatsby/y');`],
    ['src/domain/basics/x.ts', 'problems', `export { y } from '../problem/y';`],
    ['src/domain/problem/x.ts', 'addresses', `export { y } from '../routing/y';`],
    ['src/domain/routing/x.ts', 'types of documents', `export type { y } from '../../domain/content/y';`],
    ['src/domain/markdown/x.ts', 'types of documents', `export type { y } from '../../domain/content/y';`],
    ['src/domain/content/x.ts', 'docs', `export { y } from '../docs/y';`],
    ['src/domain/blog/x.ts', 'docs', `export { y } from '../docs/y';`],
    ['src/domain/docs/x.ts', 'links', `export { y } from '../links/y';`],
    ['src/domain/links/x.ts', 'the whole site', `export { y } from '../site/y';`],
    ['src/domain/site/x.ts', 'what is published', `export { y } from '../publish/y';`],
    ['src/domain/publish/x.ts', 'the search', `export { y } from '../search/y';`],
    ['src/domain/search/x.ts', 'types of the whole site', `export type { y } from '../site/y';`],
    ['src/site/x.ts', 'a Node module', `export { env } from 'node:process';`],
    ['src/gatsby/nodes/x.ts', 'React', `export { useState } from 'react';`],
    ['src/gatsby/jobs/x.ts', 'what caches results', `export { y } from '../store/y';`],
    ['src/gatsby/store/x.ts', 'what reads the content', `export { y } from '../../gatsby/content/y';`],
    ['src/gatsby/content/x.ts', 'what makes pictures', `export { y } from '../pictures/y';`],
    ['src/gatsby/pictures/x.ts', 'types of nodes', `export type { y } from '../nodes/y';`],
    ['src/gatsby/nodes/x.ts', 'other outputs', `export { y } from '../outputs/y';`],
    ['src/gatsby/internals/x.ts', 'the content', `export { y } from '../../gatsby/content/y';`],
    ['src/gatsby/bundling/x.ts', 'nodes', `export { y } from '../nodes/y';`],
    ['src/client/browser/x.ts', 'navigation', `export { y } from '../navigation/y';`],
    ['src/client/theme/x.ts', 'navigation', `export { y } from '../navigation/y';`],
    ['src/client/article/x.ts', 'the layout', `export { y } from '../layout/y';`],
    ['src/client/search/x.ts', 'types of articles', `export type { y } from '../article/y';`],
    ['src/templates/x.tsx', 'another template', `export { y } from './home';`],
    ['src/templates/x.tsx', 'the runtime', `export { y } from '../runtime/page-context';`],
    ['src/cli/x.ts', 'an entry file of Gatsby', `export { y } from '../../gatsby-node';`],
  ];

  it.each(forbidden)('%s may not import %s', async (file, _what, code) => {
    expect(await rulesBroken(file, code)).toEqual(['boundaries/dependencies']);
  });

  const allowed: [file: string, what: string, code: string][] = [
    ['src/domain/content/x.ts', 'problems', `export { errorAt } from '../problem/problem';`],
    ['src/domain/problem/x.ts', 'its own files', `export { errorAt } from './problem';`],
    ['src/domain/site/x.ts', 'links', `export { checkLinks } from '../links/check-links';`],
    ['src/domain/basics/x.ts', 'a pure library', `export { z } from 'zod';`],
    ['src/gatsby/nodes/x.ts', 'the domain', `export { errorAt } from '../../domain/problem/problem';`],
    ['src/gatsby/nodes/x.ts', 'a Node module', `export { readFileSync } from 'node:fs';`],
    ['src/gatsby/hooks/x.ts', 'nodes', `export { nodes } from '../nodes/nodes';`],
    ['src/gatsby/bundling/x.ts', 'the configuration', `export { y } from '../configuration/configuration';`],
    ['src/cli/x.ts', 'the data layer', `export { loadContent } from '../gatsby/content/load-content';`],
    ['src/client/navigation/x.ts', 'navigation', `export { navigate, withPrefix } from 'gatsby';`],
    ['src/client/search/x.ts', 'navigation of ours', `export { y } from '../navigation/prefetch';`],
    ['src/ui/x.tsx', 'the client', `export { useTheme } from '../client/theme/useTheme';`],
    ['src/templates/x.tsx', 'types of the runtime', `export type { y } from '../runtime/page-context';`],
    ['src/templates/x.tsx', 'fragments', `export { y } from './fragments';`],
    ['src/templates/x.tsx', 'queries', `export { graphql } from 'gatsby';`],
  ];

  it.each(allowed)('%s may import %s', async (file, _what, code) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });

  it.each(['src/domain/x.ts', 'src/gatsby/x.ts', 'src/client/x.ts', 'src/client/other/x.ts'])(
    'knows every room: not %s',
    async (file) => {
      expect(await rulesBroken(file, `export const y = 1;`)).toEqual(['boundaries/no-unknown-files']);
    },
  );

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
