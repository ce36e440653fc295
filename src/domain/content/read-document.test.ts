import { describe, expect, it } from 'vitest';
import { READ_OPTIONS } from '../../../tests/support/content';
import type { Collection } from './source';
import { readDocument } from './read-document';

const LONG = 'A pool keeps what the tide leaves in it until the next one comes. '.repeat(30);

function problemsOf(collection: Collection, body: string) {
  const file = { path: `${collection}.mdx`, text: `---\ntitle: Pools\ndate: 2024-05-01\n---\n\n${body}\n` };
  return readDocument(file, { collection, key: 'pools', locale: 'en' }, READ_OPTIONS).problems;
}

describe('a post without a truncate marker', () => {
  it('is warned about, with the line its text begins on', () => {
    expect(problemsOf('post', LONG)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line: 5,
        found: expect.stringContaining('no truncate marker') as string,
      }),
    ]);
  });

  it.each<[string, Collection, string]>([
    ['has one', 'post', `A first sentence.\n\n{/* truncate */}\n\n${LONG}`],
    ['has one of the old kind', 'post', `A first sentence.\n\n<!-- truncate -->\n\n${LONG}`],
    ['is short', 'post', 'A first sentence.'],
    ['is no post', 'page', LONG],
  ])('is fine when it %s', (_, collection, body) => expect(problemsOf(collection, body)).toEqual([]));
});
