import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apply } from './renderer-bundle';

class ProvidePlugin {
  definitions = undefined;
}
class DefinePlugin {
  constructor(public definitions: Record<string, string>) {}
}

it('takes out what the renderer has by itself', () => {
  const defined = new DefinePlugin({
    __BASE_PATH__: '""',
    'process.env': '({})',
    'process.env.HOME': '"/home"',
    'process.env.GATSBY_SLICES': '"1"',
    'process.env.NODE_ENV': '"production"',
  });
  const config = { externals: [] as unknown[], plugins: [new ProvidePlugin(), defined] };
  apply(config);
  expect(config.plugins).toEqual([defined]);
  // Node reads `process.env.HOME` when pages are rendered.
  expect(Object.keys(defined.definitions)).toEqual([
    '__BASE_PATH__',
    'process.env.GATSBY_SLICES',
    'process.env.NODE_ENV',
  ]);
  expect(config.externals).toEqual([
    {
      'common-tags': expect.stringMatching(/^commonjs .*common-tags/) as unknown,
      'node-html-parser': expect.stringMatching(/^commonjs .*node-html-parser/) as unknown,
    },
  ]);
});

it('says which package is not installed with Gatsby', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'tidepool-renderer-'));
  mkdirSync(path.join(directory, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(path.join(directory, 'node_modules/gatsby/package.json'), '{}');
  try {
    expect(() => {
      apply({ externals: [], plugins: [] }, directory);
    }).toThrow(/"common-tags", which is not installed with Gatsby.*renderer-bundle\.ts/);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
