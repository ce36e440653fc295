import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScriptFailure } from '../../domain/script/engine';
import { QuickJsEngine } from '../script/quick-js';
import { ContentLoader } from './load-content';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'content-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('compiles a document again when data changes that it includes, however far away', () => {
  // Results of earlier runs stay in the cache, so each run has its own text.
  write('docs/a.mdx', `---\ntitle: ${root}\n---\n\nimport Part from './_part.mdx'\n\n<Part />\n`);
  write('docs/_part.mdx', "import tides from '@site/data/tides.json'\n\n## {tides[0]}\n");
  write('data/tides.json', '["spring"]');
  const loader = new ContentLoader({ root, directory: process.cwd() });
  const load = () => {
    const { index, statistics } = loader.load({ includeDrafts: false });
    return [index.docs[0]?.original.compiled.headings[0]?.html, statistics.compiled];
  };
  expect(load()).toEqual(['spring', 1]);
  expect(load()).toEqual(['spring', 0]);
  write('data/tides.json', '["neap"]');
  expect(load()).toEqual(['neap', 1]);
  write('data/other.json', '1');
  expect(load()).toEqual(['neap', 0]);
});

it('compiles a document again whose time was up in an earlier run', () => {
  write('docs/a.mdx', `---\ntitle: ${root}\n---\n`);
  const messages = () =>
    new ContentLoader({ root, directory: process.cwd() })
      .load({ includeDrafts: false })
      .problems.map(({ found }) => found);
  vi.spyOn(QuickJsEngine.prototype, 'watch').mockImplementationOnce(() => {
    throw new ScriptFailure('time', true);
  });
  expect(messages()).toEqual([expect.stringContaining('it takes too long')]);
  expect(messages()).toEqual([]);
});
