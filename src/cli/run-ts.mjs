/**
 * Runs a TypeScript program: `node src/cli/run-ts.mjs file.ts [arguments]`. It is bundled to one CommonJS file that
 * requires installed packages, like the program of Gatsby: tsx fails on some ESM-only packages.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleNode, CONFIGURE } from './bundle-node.mjs';
import { runMain } from './process.mjs';

await runMain(() => {
  const [file = '', ...args] = process.argv.slice(2);
  const program = bundleNode(path.resolve(file), {
    sourcemap: 'inline',
    // Runs first in every program.
    inject: [CONFIGURE],
    // CommonJS has none. This file stands beside `process.mjs`, which finds the repository by its own address.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  });
  process.on('exit', () => rmSync(program, { force: true }));
  process.argv = [process.execPath, program, ...args];
  process.setSourceMapsEnabled(true);
  createRequire(import.meta.url)(program);
  return undefined;
});
