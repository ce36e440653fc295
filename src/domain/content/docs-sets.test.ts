import { describe, expect, it } from 'vitest';
import { docsSets, hasDocsMenu, ONE_SET, setOfKey, type DocsVersionSettings } from './docs-sets';

const version = (
  name: string,
  isLast = false,
  more: Partial<DocsVersionSettings> = {},
): DocsVersionSettings => ({ name, label: name, isLast, ...more });

const SETS = docsSets({
  path: 'handbook',
  versions: [version('current'), version('2.0', true), version('1.0')],
  instances: [
    {
      id: 'api',
      path: 'reference/api',
      folder: 'apis',
      versions: [version('current', true), version('1.0')],
    },
  ],
});

describe('docsSets', () => {
  it('have the folders of Docusaurus, and its addresses', () => {
    expect(SETS.map(({ folder, path }) => [folder, path])).toEqual([
      ['docs', '/handbook/next'],
      ['versioned_docs/version-2.0', '/handbook'],
      ['versioned_docs/version-1.0', '/handbook/1.0'],
      ['apis', '/reference/api'],
      ['api_versioned_docs/version-1.0', '/reference/api/1.0'],
    ]);
  });

  it.each([
    [[version('current', true)], ['/docs']],
    [
      [version('current', true), version('1.0')],
      ['/docs', '/docs/1.0'],
    ],
    [
      [version('2.0', true, { path: 'v2' }), version('1.0', false, { path: '' })],
      ['/docs/v2', '/docs'],
    ],
    [
      [version('current', false, { path: 'canary' }), version('1.0', true)],
      ['/docs/canary', '/docs'],
    ],
  ])('%j', (versions, paths) => {
    expect(docsSets({ path: 'docs', versions, instances: [] }).map(({ path }) => path)).toEqual(paths);
    const atRoot = paths.map((path) => path.replace('/docs', '') || '/');
    expect(docsSets({ path: '/', versions, instances: [] }).map(({ path }) => path)).toEqual(atRoot);
  });

  it.each([
    ['a/b', 'docs'],
    ['/versioned_docs/version-2.0/a', 'versioned_docs/version-2.0'],
    ['/apis/a', 'apis'],
    // A folder of docs/ with the name of an instance.
    ['apis/a', 'docs'],
    ['/else/a', undefined],
  ])('finds the set of the key %s', (key, folder) => expect(setOfKey(key, SETS)?.folder).toBe(folder));
});

it('pages of a site with one folder of docs at /docs need not say which docs they belong to', () => {
  expect(hasDocsMenu(ONE_SET)).toBe(false);
  expect(hasDocsMenu(SETS)).toBe(true);
  for (const path of ['docs', 'handbook'])
    expect(hasDocsMenu(docsSets({ path, versions: [version('current', true)], instances: [] }))).toBe(
      path !== 'docs',
    );
});
