import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';
import { docsSets, unpublishedVersions } from '../content/docs-sets';
import { canonicalDoc } from '../site/site-content';

const SETS = docsSets({
  path: 'docs',
  versions: [
    { name: 'current', label: 'Next', isLast: false },
    { name: '1.0', label: '1.0', isLast: true },
  ],
  instances: [{ id: 'api', versions: [{ name: 'current', label: 'API', isLast: true }] }],
});

const doc = (title: string, body = '', front = ''): string => `---\ntitle: ${title}\n${front}---\n${body}\n`;

const build = (files: Record<string, string>) => virtualContent(files, { docsSets: SETS });

describe('docs sets', () => {
  const content = build({
    'docs/a.md': doc('甲', '[b](b.md)'),
    'docs/b.md': doc('乙'),
    // The name of the instance as a folder.
    'docs/api/x.md': doc('丙'),
    'versioned_docs/version-1.0/a.md': doc('甲一', '[old](/old.md)'),
    'versioned_docs/version-1.0/old.md': doc('旧'),
    'api/x.md': doc('接口', '', 'tags: [t]\n'),
    'api/api.md': doc('不是首页'),
  });

  it('have ids, addresses, neighbours and sidebars of their own', () => {
    expect(brief(content.problems)).toEqual([]);
    expect(
      content.index.docs.map((each) => [
        each.key,
        each.id,
        each.path,
        content.docsSets.get(each.set)?.neighbours.get(each.id)?.next?.path ?? null,
      ]),
    ).toEqual([
      ['a', 'a', '/docs/next/a', '/docs/next/api/x'],
      ['/versioned_docs/version-1.0/a', 'a', '/docs/a', '/docs/old'],
      ['/api/api', 'api', '/api/api', '/api/x'],
      ['api/x', 'api/x', '/docs/next/api/x', '/docs/next/b'],
      ['b', 'b', '/docs/next/b', null],
      ['/versioned_docs/version-1.0/old', 'old', '/docs/old', null],
      ['/api/x', 'x', '/api/x', null],
    ]);
  });

  it('link within their own version', () => {
    expect(content.problems).toEqual([]);
    const wrong = build({
      'docs/a.md': doc('甲', '[old](/old.md)'),
      'versioned_docs/version-1.0/old.md': doc('旧'),
    });
    expect(brief(wrong.problems)).toEqual([expect.stringContaining('"/old.md" leads to no document')]);
  });

  it('have the same doc in the version to read, or themselves', () => {
    const paths = content.index.docs.map((each) => [each.path, canonicalDoc(content, each).path]);
    expect(Object.fromEntries(paths)).toMatchObject({
      '/docs/next/a': '/docs/a',
      '/docs/next/b': '/docs/next/b',
      '/docs/a': '/docs/a',
      '/api/x': '/api/x',
    });
  });

  it('have the tags of the versions to read', () => {
    expect([...content.index.tags.doc.values()].map(({ key, indexPath }) => [key, indexPath])).toEqual([
      ['/api/t', '/api/tags'],
    ]);
    expect(content.plan.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/tags', '/api/tags/t', '/en/api/tags/t']),
    );
  });

  it('may have an id once in each', () => {
    const twice = build({ 'docs/a.md': doc('甲'), 'docs/c.md': doc('甲', '', 'id: a\n') });
    expect(brief(twice.problems)).toEqual([expect.stringContaining('is already taken')]);
  });
});

it('warns of versions that are not configured', () => {
  const files = [
    'versioned_docs/version-1.0/a.md',
    'versioned_docs/version-0.9/a.md',
    'api_versioned_docs/version-1/b.md',
  ];
  expect(unpublishedVersions([...files, ...files], SETS).map(({ file }) => file)).toEqual([
    'versioned_docs/version-0.9',
    'api_versioned_docs/version-1',
  ]);
});
