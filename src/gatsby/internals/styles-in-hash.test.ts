import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StylesInHash } from './styles-in-hash';

describe('styles in the hashes of the renderer', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tidepool-styles-'));
    mkdirSync(path.join(folder, 'ui'));
    writeFileSync(path.join(folder, 'entry.js'), 'module.exports = 1;\n');
    writeFileSync(path.join(folder, 'base.css'), 'a { color: red }');
    writeFileSync(path.join(folder, 'ui/Bar.module.css'), '.bar { gap: 1px }');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The chunk hashes that Gatsby compares. */
  const chunkHashes = (): Promise<(string | undefined)[]> =>
    new Promise((resolve, reject) => {
      const compiler = webpack({
        mode: 'production',
        entry: path.join(folder, 'entry.js'),
        output: { path: path.join(folder, 'out') },
        plugins: [new StylesInHash(folder)],
      });
      compiler.run((error, stats) => {
        // The hashes are gone once the compiler is closed.
        const hashes = [...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash);
        compiler.close(() => (error ? reject(error) : resolve(hashes)));
      });
    });

  it('change with a style in any folder, and with nothing else', async () => {
    const before = await chunkHashes();
    writeFileSync(path.join(folder, 'notes.txt'), 'no style');
    expect(await chunkHashes()).toEqual(before);
    writeFileSync(path.join(folder, 'ui/Bar.module.css'), '.bar { gap: 2px }');
    const after = await chunkHashes();
    expect(after).not.toEqual(before);
    writeFileSync(path.join(folder, 'base.css'), 'a { color: blue }');
    expect(await chunkHashes()).not.toEqual(after);
  });
});
