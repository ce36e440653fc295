import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type BuildOptions, type BuildResult } from 'esbuild';
import { scriptTexts } from '../../src/gatsby/configuration/script-texts';
import { site } from '../../src/site/config';
import type { SiteConfig } from '../../src/site/schema';

const ROOT = path.resolve(__dirname, '../..');

/** The site with the services whose texts others do without. */
const WITH_SERVICES = {
  ...site,
  comments: {},
  search: { ...site.search, hosted: { askAi: {} } },
} as SiteConfig;

/** Replacements of Node's variables in the site's bundles. */
export const DEFINED = {
  'process.env.NODE_ENV': '"production"',
  ...Object.fromEntries(
    Object.entries({ ...process.env, ...scriptTexts(WITH_SERVICES), GATSBY_DOCS_SETS: '' })
      .filter(([name]) => name.startsWith('GATSBY_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ),
};

const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  outdir: '/bundle',
  jsx: 'automatic',
  // `import * as styles` gives class names, as in Gatsby's bundles.
  loader: { '.module.css': 'local-css' },
  define: DEFINED,
  logLevel: 'silent',
};

/** A component's page, ready for a browser, and the module that renders it on the server. */
export interface Bundle<T> {
  css: string;
  script: string;
  server: T;
}

/** Bundles a file under `tests/support` for browser and server. */
export async function bundle<T>(file: string): Promise<Bundle<T>> {
  const entryPoints = [path.join(ROOT, 'tests/support', file)];
  const [browser, server] = await Promise.all([
    build({ ...COMMON, entryPoints, platform: 'browser', format: 'iife' }),
    build({ ...COMMON, entryPoints, platform: 'node', format: 'cjs' }),
  ]);
  const textOf = (result: BuildResult, extension: string): string =>
    result.outputFiles?.find((output) => output.path.endsWith(extension))?.text ?? '';
  const module = { exports: {} as T };
  const run = vm.compileFunction(textOf(server, '.js'), ['module', 'exports', 'require']) as (
    ...scope: unknown[]
  ) => void;
  run(module, module.exports, createRequire(__filename));
  return {
    css: textOf(browser, '.css'),
    script: textOf(browser, '.js').replaceAll('</script', '<\\/script'),
    server: module.exports,
  };
}
