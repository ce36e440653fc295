import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { readDocument } from '../../domain/content/read-document';
import { READ_OPTIONS } from '../../../tests/support/content';
import { compiledDocument, compiledDocuments } from './compiled-documents';

const directory = mkdtempSync(`${tmpdir()}/tidepool-compiled-`);
afterAll(() => rmSync(directory, { recursive: true }));

it('gives a document back as it was stored, and says when the cache has gone', () => {
  const file = {
    path: 'blog/2024-01-01-a.mdx',
    text: '---\ntitle: Ebb\n---\n\nAbove.\n\n{/* truncate */}\n\nBelow.\n',
  };
  const read = readDocument(file, { collection: 'post', key: 'a', locale: 'en' }, READ_OPTIONS);
  compiledDocuments(directory).set('a', read);
  expect(compiledDocument('a', directory)).toEqual(read.compiled);
  expect(() => compiledDocument('b', directory)).toThrow('missing from the cache');
});
