import { describe, expect, it } from 'vitest';
import { docs } from './docs-settings';

const problems = (settings: object): string[] => {
  const result = docs.safeParse(settings);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const LAST = { name: '2.0', label: '2.0', isLast: true };
const OLD = { name: '1.0', label: '1.0', isLast: false };

describe('docs', () => {
  it('are one folder at /docs unless they are configured', () => {
    expect(docs.parse({})).toMatchObject({
      path: 'docs',
      versions: [{ name: 'current', label: 'Next', isLast: true }],
      instances: [],
    });
  });

  it.each<[string, object]>([
    ['older versions alone', { versions: [LAST, OLD] }],
    ['a banner', { versions: [LAST, { ...OLD, banner: 'none' }] }],
    [
      'swapped addresses',
      {
        versions: [
          { ...LAST, path: '2' },
          { ...OLD, path: '' },
        ],
      },
    ],
    [
      'instances',
      {
        path: 'a/b',
        instances: [{ id: 'c', path: 'a/c', folder: 'd/e', label: 'C', versions: [LAST, OLD] }],
      },
    ],
  ])('may have %s', (_, settings) => {
    expect(problems(settings)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no version to read', { versions: [OLD] }, 'versions: does not name the version to read'],
    [
      'two of them',
      { versions: [LAST, { ...OLD, isLast: true }] },
      'versions: does not name the version to read',
    ],
    ['a version twice', { versions: [LAST, { ...LAST, isLast: false }] }, 'versions: names a version twice'],
    ['a version with a slash', { versions: [{ ...LAST, name: 'a/b' }] }, 'versions.0.name: is not a name'],
    ['a path with a slash before it', { path: '/docs' }, 'path: is not a path'],
    ['a path that leads out', { path: '../docs' }, 'path: is not a path'],
    [
      'a version’s address twice',
      { versions: [LAST, { ...OLD, path: '' }] },
      'versions.1: has the address /docs, which',
    ],
    [
      'an instance’s address twice',
      { instances: [{ id: 'a', path: 'Docs' }] },
      'instances.0.versions.0: has the address /Docs, which',
    ],
    ['an address of the blog', { path: 'blog/docs' }, 'versions.0: has an address of the blog'],
    [
      'a folder twice',
      { instances: [{ id: 'a' }, { id: 'b', folder: 'a' }] },
      'instances.1.versions.0: has the folder a, which',
    ],
    [
      'a folder in docs/',
      { instances: [{ id: 'a', folder: 'docs/a' }] },
      'instances.0.versions.0: has the folder docs/a, which',
    ],
    [
      'the folder of posts',
      { instances: [{ id: 'blog', path: 'x' }] },
      'instances.0.id: names the folder blog/',
    ],
    [
      'the id of docs/',
      { instances: [{ id: 'default' }] },
      'instances.0.id: is the name of the docs in docs/',
    ],
  ])('must not have %s', (_, settings, expected) => {
    expect(problems(settings).join('\n')).toContain(expected);
  });
});
