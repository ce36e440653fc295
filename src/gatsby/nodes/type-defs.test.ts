import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from '../hooks/schema';
import { typeDefs } from './type-defs';

/** The types with descriptions that authors read in GraphiQL. */
const types = parse(typeDefs).definitions.filter(
  (definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
);

/** Types that plugins declare, to which the site only adds fields. */
const OF_PLUGINS = ['File', 'Mdx', 'MdxFrontmatter', 'Locale'];

describe('the types of the data layer', () => {
  it('are there', () => {
    expect(types.map(({ name }) => name.value)).toEqual(
      expect.arrayContaining(['BlogPost', 'Doc', 'Tag', 'Author']),
    );
  });

  it('say of each type and field what it is', () => {
    const silent = types.flatMap(({ name, description, fields = [] }) => [
      ...(description === undefined && !OF_PLUGINS.includes(name.value) ? [name.value] : []),
      ...fields
        .filter((field) => field.description === undefined)
        .map((field) => `${name.value}.${field.name.value}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('say so of the fields that resolvers add', () => {
    const added: Record<string, { type?: unknown; description?: string }>[] = [];
    const add = (resolvers: Record<string, (typeof added)[number]>) =>
      added.push(...Object.values(resolvers));
    void createResolvers(
      { createResolvers: add } as unknown as CreateResolversArgs,
      { plugins: [] },
      () => null,
    );
    const fields = added.flatMap((each) => Object.entries(each)).filter(([, { type }]) => type !== undefined);
    expect(fields.map(([name]) => name)).toContain('portrait');
    expect(fields.filter(([, { description }]) => !description)).toEqual([]);
  });
});
