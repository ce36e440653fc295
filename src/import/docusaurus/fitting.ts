import type { z } from 'zod';
import { dataIssues, plainMessage, valueAt } from '../../domain/content/data-issues';
import { parseYaml } from '../../domain/content/front-matter';

interface DroppedField {
  name: string;
  why: string;
}

/**
 * Data without the fields that this program does not accept. Numbers and flags that are written as texts are accepted by
 * Docusaurus, and become what they say.
 */
export function fitting(schema: z.ZodType, data: unknown): { value: unknown; dropped: DroppedField[] } {
  const value = structuredClone(data ?? {});
  const dropped: DroppedField[] = [];
  for (;;) {
    const { error } = schema.safeParse(value, { error: plainMessage });
    if (!error) return { value, dropped };
    const issues = dataIssues(error.issues).map(({ path, found }) => {
      while (path.length > 0 && valueAt(value, path) === undefined) path.pop();
      return { path, found };
    });
    // Later items of lists are first, so that positions stay what they are; what is in something wrong goes with it.
    const last = issues.at(-1)?.path ?? [];
    const isAround = (path: PropertyKey[]): boolean =>
      path.length > 0 && path.every((key, index) => key === last[index]);
    const { path = [], found: why = '' } =
      issues.find((issue) => isAround(issue.path)) ?? issues.at(-1) ?? {};
    if (path.length === 0) return { value: {}, dropped: [...dropped, { name: 'everything', why }] };
    const old = valueAt(value, path);
    if (typeof old === 'string' && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(old)) {
      (valueAt(value, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] =
        JSON.parse(old);
      continue;
    }
    if (old !== '' && old !== null) dropped.push({ name: path.join('.'), why });
    // A list is nothing without its only item.
    while (typeof path.at(-1) === 'number' && (valueAt(value, path.slice(0, -1)) as unknown[]).length === 1)
      path.pop();
    remove(value, path);
  }
}

function remove(data: unknown, path: readonly PropertyKey[]): void {
  const parent = valueAt(data, path.slice(0, -1)) as object;
  const key = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

/** Data without its faults, and the paths of what was removed, each with what was wrong. */
export interface RepairedData {
  value: Record<string, unknown>;
  removed: DroppedField[];
}

/** Removes the smallest field or list item at each faulty place of some YAML; nothing of what cannot be read. */
export function repairData(
  yaml: string,
  faults: readonly { line: number | null; column: number | null; found: string }[],
): RepairedData {
  const data = parseYaml(yaml, '', 1, []);
  if (typeof data?.value !== 'object' || data.value === null) return { value: {}, removed: [] };
  const { value, placeOf } = data;
  const places = pathsIn(value).map((path) => ({ path, place: placeOf(path) ?? { line: 1, column: 1 } }));
  const faulty = new Map<string, string>();
  for (const { line, column, found } of faults) {
    const isBefore = ({ place }: (typeof places)[number]): boolean =>
      line !== null && (place.line < line || (place.line === line && place.column <= (column ?? Infinity)));
    const path = [...(places.findLast(isBefore)?.path ?? [])];
    const parent = valueAt(value, path.slice(0, -1)) as object;
    const isAlone = typeof path.at(-2) === 'number' || (path.length > 1 && Object.keys(parent).length === 1);
    // An item of a list is nothing without one of its fields, and a table nothing without its only one.
    if (isAlone && !Array.isArray(parent)) path.pop();
    faulty.set(path.join('.'), found);
  }
  const paths = places.map(({ path }) => path).filter((path) => faulty.has(path.join('.')));
  // From the last to the first, so that positions in lists stay what they are.
  for (const path of paths.toReversed()) remove(value, path);
  const removed = paths.map((path) => path.join('.')).map((name) => ({ name, why: faulty.get(name) ?? '' }));
  return { value: value as Record<string, unknown>, removed };
}

/** The paths of every field and item, outer ones first. */
function pathsIn(data: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const own = [...path, Array.isArray(data) ? Number(key) : key];
    return [own, ...pathsIn(value, own)];
  });
}
