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

  it.each<[object]>([
    [{ versions: [LAST, OLD] }],
    [{ versions: [LAST, { ...OLD, banner: 'none' }] }],
    [{ path: '/', versions: [LAST, OLD], instances: [{ id: 'a' }] }],
    [{ instances: [{ id: 'a', path: '/' }] }],
    [
      {
        versions: [
          { ...LAST, path: '2' },
          { ...OLD, path: '' },
        ],
      },
    ],
    [
      {
        path: 'a/b',
        instances: [{ id: 'c', path: 'a/c', folder: 'd/e', label: 'C', versions: [LAST, OLD] }],
      },
    ],
  ])('may have %j', (settings) => expect(problems(settings)).toEqual([]));

  it.each<[object, string]>([
    [{ versions: [OLD] }, 'versions: does not name the version to read'],
    [{ versions: [LAST, { ...OLD, isLast: true }] }, 'versions: does not name the version to read'],
    [{ versions: [LAST, { ...LAST, isLast: false }] }, 'versions: names a version twice'],
    [{ versions: [{ ...LAST, name: 'a/b' }] }, 'versions.0.name: is not a name'],
    [{ path: '/docs' }, 'path: is not a path'],
    [{ path: '../docs' }, 'path: is not a path'],
    [{ path: '//' }, 'path: is not a path'],
    [{ path: '/', instances: [{ id: 'a', path: '/' }] }, 'instances.0.versions.0: has the address /, which'],
    [{ path: '/', versions: [LAST, { ...OLD, path: 'blog' }] }, 'versions.1: has an address of the blog'],
    [{ versions: [LAST, { ...OLD, path: '' }] }, 'versions.1: has the address /docs, which'],
    [{ instances: [{ id: 'a', path: 'Docs' }] }, 'instances.0.versions.0: has the address /Docs, which'],
    [{ path: 'docs//a' }, 'path: is not a path'],
    [{ path: 'docs/' }, 'path: is not a path'],
    [{ path: 'static' }, 'versions.0: belongs to files of the build'],
    [{ instances: [{ id: 'a', path: 'page-data/a' }] }, 'instances.0.versions.0: belongs to files'],
    [{ path: 'blog/docs' }, 'versions.0: has an address of the blog'],
    [
      { instances: [{ id: 'a' }, { id: 'b', folder: 'a' }] },
      'instances.1.versions.0: has the folder a, which',
    ],
    [{ instances: [{ id: 'a', folder: 'docs/a' }] }, 'instances.0.versions.0: has the folder docs/a, which'],
    [{ instances: [{ id: 'blog', path: 'x' }] }, 'instances.0.id: names the folder blog/'],
    [{ instances: [{ id: 'default' }] }, 'instances.0.id: is the name of the docs in docs/'],
  ])('must not have %j', (settings, expected) => {
    expect(problems(settings).join('\n')).toContain(expected);
  });
});
