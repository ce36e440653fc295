import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TEST_CONTENT } from '../../tests/support/test-site.mjs';
import { bundleOnce } from './bundle-node.mjs';

it('gives Gatsby every hook of the program', async () => {
  // The program reads its configuration when it is loaded.
  process.env.SITE_CONTENT = TEST_CONTENT;
  const { program } = await import('./site-program');
  const gatsbyNode = await import('../../gatsby-node');
  const { gatsbyConfig, plugins, ...hooks } = program;
  expect(Object.keys(gatsbyNode).sort()).toEqual(Object.keys(hooks).sort());
  expect(gatsbyConfig.siteMetadata).toHaveProperty('siteUrl');
  expect(plugins().length).toBeGreaterThan(10);
});

it('is bundled once for the same sources, and its older bundles go', () => {
  const bundle = () => bundleOnce(path.resolve('src/gatsby/program.ts'));
  const file = bundle();
  const { mtimeMs } = statSync(file);
  expect(bundle()).toBe(file);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});
