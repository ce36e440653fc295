import { describe, expect, it } from 'vitest';
import { mayPublish } from './published-kinds';

describe('mayPublish', () => {
  it.each([
    ...['docs/a.PNG', 'docs/a.b/c.mp4', 'a.vtt', 'data/a.tar.gz', 'a..b.pdf'].map((file) => [file, true]),
    ...'html htm xhtml js mjs css xml svgz wasm php'.split(' ').map((ending) => [`docs/a.${ending}`, false]),
    ...['.env', '.a.png', '.git/a.json', 'docs/.a/b.png', 'docs\\.a\\b.png', 'a', 'png'].map((file) => [
      file,
      false,
    ]),
  ] as [string, boolean][])('%s: %s', (file, expected) => expect(mayPublish(file)).toBe(expected));

  it('takes only pictures for pictures', () => {
    expect([mayPublish('a.webp', true), mayPublish('a.mp4', true)]).toEqual([true, false]);
  });
});
