import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import webpack from 'webpack';
import { ContentErrors, showErrors } from './content-errors';

it('errors of the content are those of webpack, after the first compilation, until they are mended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidepool-errors-'));
  writeFileSync(path.join(folder, 'index.js'), '');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: { path: folder },
    plugins: [new ContentErrors()],
  });
  const seen: (string[] | undefined)[] = [];
  showErrors('broken from the start');
  const watching = compiler.watch({}, (_, stats) => {
    seen.push(stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message));
  });
  await expect.poll(() => seen).toEqual([[], ['broken from the start']]);
  showErrors('another one');
  await expect.poll(() => seen[2]).toEqual(['another one']);
  showErrors('another one');
  showErrors('');
  await expect.poll(() => seen.slice(3)).toEqual([[]]);
  await new Promise((done) => watching.close(done));
  rmSync(folder, { recursive: true });
});
