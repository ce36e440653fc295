import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataIssues, plainMessage } from './data-issues';

const named = z.union([z.string(), z.strictObject({ zh: z.string(), en: z.string() })]);
const item = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), to: z.string() }),
  z.strictObject({ type: z.literal('menu'), items: z.array(z.string()).min(1) }),
]);
const schema = z.strictObject({
  name: named,
  mode: z.enum(['light', 'dark']).default('dark'),
  size: z.int().min(1).max(9).optional(),
  bar: z.strictObject({ items: z.array(item).default([]) }).prefault({}),
  people: z
    .record(z.string(), z.strictObject({ age: z.number() }))
    .nullable()
    .default(null),
  home: z.url().optional(),
  own: z.string({ error: 'expected a name → Write the name' }).optional(),
});

/** Issues as `path: what | remedy`. */
function issuesOf(data: unknown): string[] {
  const result = schema.safeParse(data, { error: plainMessage });
  return dataIssues(result.error?.issues ?? []).map(
    ({ path, found, fix }) => `${path.join('.')}: ${found} | ${fix}`,
  );
}

describe('dataIssues', () => {
  it.each<[object, string]>([
    [{ name: undefined }, 'name: is missing | Add it.'],
    [{ mod: 'dark' }, 'mod: Unknown field "mod" | Did you mean "mode"?'],
    [
      { zzzzzz: 1 },
      'zzzzzz: Unknown field "zzzzzz" | Remove it, or correct its name; the fields are name, mode, size, bar, people, home, own.',
    ],
    [{ mode: 'drak' }, 'mode: is not one of "light", "dark" | Did you mean "dark"?'],
    [{ mode: 7 }, 'mode: is not one of "light", "dark" | Write one of them.'],
    [{ size: '3' }, 'size: expected a number | Write a number without quotes.'],
    [{ size: 0 }, 'size: is too small | Write 1 or more.'],
    [{ size: 10 }, 'size: is too large | Write 9 or less.'],
    [{ bar: 'x' }, 'bar: expected a table of fields | Write its fields, one per line.'],
    [{ home: 'x.org' }, 'home: is not an absolute address | Start it with https://.'],
    [{ own: 1 }, 'own: expected a name | Write the name.'],
    [{ name: 1 }, 'name: expected text or a table of fields | Write it as one of the two.'],
    [
      { bar: { items: [{ type: 'lnk', to: 'x' }] } },
      'bar.items.0.type: is not one of "link", "menu" | Did you mean "link"?',
    ],
    [{ bar: { items: [{ to: 'x' }] } }, 'bar.items.0.type: is missing | Write one of "link", "menu".'],
    [
      { bar: { items: [{ type: 'menu', items: [] }] } },
      'bar.items.0.items: is empty | Write something, or remove the field.',
    ],
    [
      { bar: { items: [{ type: 'link', to: 'x', tu: 'y' }] } },
      'bar.items.0.tu: Unknown field "tu" | Did you mean "to"?',
    ],
    [{ people: { ann: { age: 3, agee: 4 } } }, 'people.ann.agee: Unknown field "agee" | Did you mean "age"?'],
  ])('says it plainly: %j', (data, expected) => {
    expect(issuesOf({ name: 'x', ...data })).toEqual([expected]);
  });

  it('says what is wrong inside of the alternative that is meant', () => {
    expect(issuesOf({ name: { zh: 'x', eng: 'y' } })).toEqual([
      'name.en: is missing | Add it.',
      'name.eng: Unknown field "eng" | Did you mean "en"?',
    ]);
  });
});
