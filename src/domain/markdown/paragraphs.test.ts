import { describe, expect, it } from 'vitest';
import { compileClean } from '../../../tests/support/compile';

describe('paragraphs', () => {
  it.each([
    ['with a picture in a link', '<p><a href="/x"><img src="./a.png" alt="a" /></a></p>', 'div'],
    ['with a picture among words', 'Words ![a](./a.png) more words.', 'div'],
    ['of words', 'Only words.', 'p'],
  ])('%s', (_, source, tag) => expect(compileClean(source).tree[0]).toMatchObject({ tag }));
});
