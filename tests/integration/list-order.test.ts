import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type FieldNode, Kind, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { queriesOf } from '../support/template-query';

/**
 * The order of nodes depends on the order in which their files were read, so an unsorted list differs between builds.
 */

const files = ['src/templates', 'src/pages'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** The names that a query selects of a field. */
const selected = (field: FieldNode): string[] =>
  (field.selectionSet?.selections ?? []).map((part) => (part.kind === Kind.FIELD ? part.name.value : ''));

/** Lists in the query of a file, with whether they are sorted. */
function listsOf(file: string): { name: string; isSorted: boolean }[] {
  const query = queriesOf(file);
  const lists: { name: string; isSorted: boolean }[] = [];
  if (query === '') return lists;
  visit(parse(query), {
    Field(field) {
      const isList = selected(field).some((name) => name === 'nodes' || name === 'edges' || name === '');
      if (!/^all[A-Z]/.test(field.name.value) || !isList) return;
      const isSorted = field.arguments?.some(({ name }) => name.value === 'sort') ?? false;
      lists.push({ name: field.alias?.value ?? field.name.value, isSorted });
    },
  });
  return lists;
}

describe('lists that a template queries', () => {
  it('are found', () => {
    expect(listsOf('src/templates/document-fragments.ts').map(({ name }) => name)).toContain('latest');
  });

  it.each(files)('are sorted: %s', (file) => {
    expect(listsOf(file).filter(({ isSorted }) => !isSorted)).toEqual([]);
  });
});
