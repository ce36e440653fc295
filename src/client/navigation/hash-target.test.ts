import { expect, it, vi } from 'vitest';
import { hashId, hashTarget } from './hash-target';

it.each([
  ['#a', 'a'],
  ['#%E7%BB%93%E8%AE%BA', '结论'],
  ['#结论', '结论'],
  ['#a%2Fb', 'a/b'],
  ['#100%', '100%'],
])('hashId(%s) is %s', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});

it.each([
  ['', null],
  ['#', null],
  ['#tide', 'tide'],
  ['#100%', '100%'],
])('hashTarget(%j) is the element %j', (hash, id) => {
  vi.stubGlobal('document', { getElementById: (name: string) => (name === '' ? null : { id: name }) });
  expect(hashTarget(hash)?.id ?? null).toBe(id);
});
