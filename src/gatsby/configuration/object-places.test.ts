import { describe, expect, it } from 'vitest';
import { objectPlaces } from './object-places';

const SOURCE = `import type { Thing } from './thing';
const shared: Thing['bar'] = {
  'a-b': 1,
};
/** Some words. */
export const own: Thing = {
  name: 'x',
  bar: shared,
  list: [
    { to: '/a' },
    ...more(),
    { to: '/b' },
  ],
  ...rest,
};
`;
const placeOf = objectPlaces(SOURCE, 'own');

describe('objectPlaces', () => {
  it.each<[string, PropertyKey[], [number, number]]>([
    ['a field', ['name'], [7, 3]],
    ['a field of a constant', ['bar', 'a-b'], [3, 3]],
    ['an entry', ['list', 2, 'to'], [12, 7]],
    ['what is spread', ['list', 1, 'to'], [9, 3]],
    ['what is not there', ['list', 0, 'from', 'x'], [10, 5]],
    ['nothing at all', ['other'], [6, 27]],
    ['the whole', [], [6, 27]],
  ])('finds %s', (_, path, [line, column]) => {
    const place = placeOf(path);
    expect(place?.line).toBe(line);
    // Columns refer to the text without types, which differs only on the line of the declaration.
    if (line !== 6) expect(place?.column).toBe(column);
  });

  it('finds nothing of an object that is not there', () => {
    expect(objectPlaces(SOURCE, 'other')(['name'])).toBeNull();
  });
});
