import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDocument } from '../../domain/content/read-document';
import { READ_OPTIONS } from '../../../tests/support/content';
import { compiledDocument, CompiledDocuments } from './compiled-documents';

const directory = mkdtempSync(path.join(tmpdir(), 'tidepool-compiled-'));
const documents = new CompiledDocuments(directory);
afterAll(() => rmSync(directory, { recursive: true }));

function store(digest: string, body: string) {
  const file = { path: `blog/2024-01-01-${digest}.mdx`, text: `---\ntitle: Ebb\n---\n\n${body}\n` };
  const read = readDocument(file, { collection: 'post', key: digest, locale: 'en' }, READ_OPTIONS);
  documents.set(digest, read);
  return read.compiled;
}

const trees = path.join(directory, 'node_modules/.cache/tidepool/trees');

it('gives the part above the marker without reading the whole tree', () => {
  const { tree, truncateAt } = store('marked', 'Above.\n\n{/* truncate */}\n\nBelow.');
  expect(compiledDocument('marked', directory).tree).toEqual(tree);
  rmSync(trees, { recursive: true });
  const excerpt = compiledDocument('marked', directory, 'excerpt').tree;
  expect(excerpt).toEqual(tree.slice(0, truncateAt ?? 0));
  expect(JSON.stringify(excerpt)).not.toContain('Below');
  expect(() => compiledDocument('marked', directory)).toThrow('missing from the cache');
});

it('gives all of a document without a marker', () => {
  const { tree } = store('plain', 'All of it.\n\nAnd more.');
  expect(compiledDocument('plain', directory, 'excerpt').tree).toEqual(tree);
});
