import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetUnusedTemplates, holdsQuery } from './query-extraction';

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

describe('forgetUnusedTemplates', () => {
  const templates = ['/t/used.tsx', '/t/unused.tsx', '/t/static.tsx'];

  it('keeps all other queries', async () => {
    const queries = new Map(
      [...templates, '/ui/misplaced.tsx'].map((file) => [file, { isStaticQuery: file.includes('static') }]),
    );
    const answers = [queries, undefined];
    const compiler = { default: (_: unknown) => Promise.resolve(answers.shift()) };
    forgetUnusedTemplates(
      () => compiler,
      () => ({ components: new Map([['/t/used.tsx', {}]]) }),
      templates,
    );
    const left = await compiler.default({});
    expect([...(left?.keys() ?? [])]).toEqual(['/t/used.tsx', '/t/static.tsx', '/ui/misplaced.tsx']);
    expect(await compiler.default({})).toBeUndefined();
  });

  it('does nothing where Gatsby has no such module', () => {
    expect(() => {
      forgetUnusedTemplates(
        () => undefined,
        () => ({ components: new Map() }),
        templates,
      );
    }).not.toThrow();
  });

  it('stands where the installed Gatsby asks for queries', () => {
    const file = createRequire(import.meta.url).resolve('gatsby/dist/query/query-watcher');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('require("./query-compiler")');
    expect(text).toContain('await (0, _queryCompiler.default)(');
  });
});
