import { expect, it, vi } from 'vitest';
import { decodableHash, hashId, hashTarget } from './hash-target';

it.each([
  ['#a', 'a'],
  ['#%E7%BB%93%E8%AE%BA', '结论'],
  ['#结论', '结论'],
  ['#a%2Fb', 'a/b'],
  ['#100%', '100%'],
])('hashId(%s) is %s', (hash, id) => expect(hashId(hash)).toBe(id));

it.each([
  ['', null],
  ['#', null],
  ['#tide', 'tide'],
  ['#100%', '100%'],
])('hashTarget(%j) is the element %j', (hash, id) => {
  vi.stubGlobal('document', { getElementById: (name: string) => (name === '' ? null : { id: name }) });
  expect(hashTarget(hash)?.id ?? null).toBe(id);
});

it.each([
  ['', ''],
  ['#a%20b', '#a%20b'],
  ['#100%', '#100%25'],
  ['#%E7', '#%25E7'],
])('decodableHash(%s) is %s', (hash, expected) => {
  expect(decodableHash(hash)).toBe(expected);
  expect(() => decodeURI(expected)).not.toThrow();
});
