import { describe, expect, it } from 'vitest';
import { importCircles, importGraph } from '../support/import-graph';

/** Folders without circles. */
const ROOMS = ['domain', 'gatsby', 'client', 'ui', 'runtime', 'templates', 'pages'].map(
  (name) => `src/${name}`,
);

/** Renderers of trees call themselves for the parts of a tree. */
const RECURSIONS = [
  ['src/ui/article/Content.tsx', 'src/ui/article/Tabs.tsx', 'src/ui/article/components.tsx'],
  ['src/ui/docs/SidebarCategoryItem.tsx', 'src/ui/docs/SidebarItems.tsx'],
];

it('modules do not import each other, for values or for types', () => {
  expect(importCircles(importGraph(ROOMS))).toEqual(RECURSIONS);
});

describe('importCircles', () => {
  const circlesOf = (imports: Record<string, string[]>): string[][] =>
    importCircles(new Map(Object.entries(imports)));

  it.each<[string, Record<string, string[]>, string[][]]>([
    ['none in a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['none where two ways lead to one module', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['two modules', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
    ['circles that share a module are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
    [
      'circles apart',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('finds %s', (_, imports, circles) => {
    expect(circlesOf(imports)).toEqual(circles);
  });
});
