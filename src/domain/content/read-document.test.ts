import { describe, expect, it } from 'vitest';
import { brief, READ_OPTIONS } from '../../../tests/support/content';
import type { Collection } from './source';
import { readDocument } from './read-document';

describe('front matter that is read as text', () => {
  const slipsOf = (text: string): string[] =>
    brief(
      readDocument({ path: 'a.mdx', text }, { collection: 'doc', key: 'a', locale: 'en' }, READ_OPTIONS)
        .problems,
    );

  it.each([
    ['a blank line', '\n---\ntitle: A\n---\nText.', '2:1 The front matter is read as text: a blank line'],
    [
      'a comment',
      '{/* 注 */}\n<!-- b -->\n---\ntitle: A\n---\n',
      '3:1 The front matter is read as text: a comment',
    ],
    ['a space', ' ---\ntitle: A\n---\n', '1:1 The front matter is read as text: a space'],
    ['a missing end', '---\n# a comment\ntitle: A\n\nText.', '1:1 The front matter has no end.'],
    ['an end of four signs', '---\ntitle: A\n----\n\nText.', '1:1 The front matter has no end.'],
    ['TOML', '+++\ntitle = "A"\n+++\n', '1:1 The front matter is TOML'],
  ])('is told: %s', (_, text, expected) => {
    expect(slipsOf(text)).toEqual([expect.stringContaining(`error a.mdx:${expected}`)]);
  });

  it.each([
    ['a rule and a heading', '---\n\n# A\n\nNote: text.'],
    ['a rule further down', '# A\n\n---\nNote: b\n'],
    ['a rule after a blank line', '\n---\n\n潮汐：text.\n'],
    ['many comments', '{/* a */}'.repeat(500)],
  ])('is not seen in %s', (_, text) => expect(slipsOf(text)).toEqual([]));
});

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
