import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
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
});
