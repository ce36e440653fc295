import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runNode } from './process.mjs';

const FAST_GATSBY = path.resolve(import.meta.dirname, 'fast-gatsby.mjs');
const COMPILER = path.resolve('node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js');

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'tidepool-gatsby-'));
  await writeFile(path.join(site, 'title.ts'), 'export const title: string = "Tide";');
  await writeFile(
    path.join(site, 'gatsby-config.ts'),
    'import { title } from "./title"; export default { siteMetadata: { title } };',
  );
  await writeFile(path.join(site, 'gatsby-node.ts'), 'export const onPostBuild = (): void => undefined;');
});
afterEach(() => rm(site, { recursive: true }));

/** Compiles as the installed Gatsby does when it starts, and gives the result. */
async function compile(options: Parameters<typeof runNode>[1] = {}) {
  const program = `
    const gatsby = require(${JSON.stringify(COMPILER)});
    gatsby.compileGatsbyFiles(${JSON.stringify(site)}).then(() => {
      const config = require(${JSON.stringify(path.join(site, '.cache/compiled/gatsby-config.js'))});
      console.log(config.default.siteMetadata.title, gatsby.COMPILED_CACHE_DIR);
    });`;
  let output = '';
  const result = await runNode(['--import', pathToFileURL(FAST_GATSBY).href, '--eval', program], {
    ...options,
    onOutput: (text) => (output += text),
  });
  return { ...result, output };
}

const DONE = {
  code: 0,
  interrupted: false,
  output: expect.stringContaining('Tide .cache/compiled') as string,
};

describe('the installed Gatsby', () => {
  it('has its files compiled by esbuild, where it looks for them', async () => {
    expect(await compile()).toEqual(DONE);
    expect(await readFile(path.join(site, '.cache/compiled/gatsby-node.js'), 'utf8')).toContain(
      'onPostBuild',
    );
  });

  it('goes on when its gate opens', async () => {
    expect(await compile({ gate: Promise.resolve(true) })).toEqual(DONE);
  });

  it('ends at its gate', async () => {
    const { code, output } = await compile({ gate: Promise.resolve(false) });
    expect(code).toBe(1);
    expect(output).not.toContain('Tide');
  });

  it('loads Parcel where it is used after all, and only there', async () => {
    const program = `
      const isLoaded = () => Object.keys(require.cache).some((file) => /@parcel.core.lib.index/.test(file));
      const gatsby = require(${JSON.stringify(COMPILER)});
      const before = isLoaded();
      console.log(before, typeof gatsby.constructParcel(${JSON.stringify(site)}).run, isLoaded());
      process.exit();`;
    let output = '';
    await runNode(['--import', pathToFileURL(FAST_GATSBY).href, '--eval', program], {
      onOutput: (text) => (output += text),
    });
    expect(output).toContain('false function true');
  });

  it('says what is wrong in its files', async () => {
    await writeFile(path.join(site, 'title.ts'), 'export const title: = 1;');
    const { code, output } = await compile();
    expect(code).not.toBe(0);
    expect(output).toContain('title.ts:1:20');
  });
});
