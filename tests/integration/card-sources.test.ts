import { expect, it } from 'vitest';
import { DRAWING_SOURCES } from '../../src/gatsby/pictures/card-plan';
import { importGraph } from '../support/import-graph';

/** A module and everything it imports, directly or through others. */
function closure(entry: string): string[] {
  const graph = importGraph(['src']);
  const found = new Set([entry]);
  for (const file of found) for (const target of graph.get(file) ?? []) found.add(target);
  return [...found];
}

const isOf = (source: string, file: string): boolean => file === source || file.startsWith(`${source}/`);

/** The digest of these sources is part of the cards' addresses. */
it('the sources of the social cards are exactly the modules that draw them', () => {
  const modules = closure('src/gatsby/pictures/draw-cards.ts');
  expect(modules.filter((file) => !DRAWING_SOURCES.some((source) => isOf(source, file)))).toEqual([]);
  expect(DRAWING_SOURCES.filter((source) => !modules.some((file) => isOf(source, file)))).toEqual([]);
});
