import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdsQuery } from './patch-query-parser';

describe('holdsQuery', () => {
  it.each<[string, string, boolean]>([
    ['a query', 'export const query = graphql`query { a }`;', true],
    ['a tag with a space', 'graphql `{ a }`', true],
    ['a hook', 'useStaticQuery(graphql`{ a }`)', true],
    ['a package of that name', "import { graphql } from 'gatsby';", false],
    ['another tag', 'notgraphql`{ a }`', false],
  ])('answers for %s', (_, text, expected) => {
    expect(holdsQuery(text)).toBe(expected);
  });

  it('finds the fragments and every template with a query', () => {
    const folder = path.resolve('src/templates');
    const found = readdirSync(folder).filter((file) =>
      holdsQuery(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(found).toEqual(expect.arrayContaining(['fragments.ts', 'post.tsx', 'doc.tsx']));
  });
});
