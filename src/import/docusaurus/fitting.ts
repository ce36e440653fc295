import type { z } from 'zod';
import { dataIssues, plainMessage, valueAt } from '../../domain/content/data-issues';

/** A field that could not be kept, as a path such as `ada.socials.x`, and why. */
export interface DroppedField {
  name: string;
  why: string;
}

/** Data that fits a schema. */
export interface Fitting {
  value: unknown;
  dropped: DroppedField[];
}

/** More rounds than fields of one field can be wrong one after the other. */
const MAX_ROUNDS = 20;

/**
 * Data without the fields that this program does not accept. Numbers and flags that are written as texts are accepted by
 * Docusaurus, and become what they say.
 */
export function fitting(schema: z.ZodType, data: unknown): Fitting {
  const value = structuredClone(data ?? {});
  const dropped: DroppedField[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(value, { error: plainMessage });
    if (result.success) return { value, dropped };
    const issues = dataIssues(schema, value, result.error.issues).sort((a, b) =>
      comparePaths(b.path, a.path),
    );
    const cut: PropertyKey[][] = [];
    for (const { path, found } of issues) {
      // What is in something that was taken out is gone with it.
      if (cut.some((other) => other.every((key, index) => key === path[index]))) continue;
      const length = lengthThere(value, path);
      if (length === 0) return { value: {}, dropped: [...dropped, { name: 'everything', why: found }] };
      const place = path.slice(0, length);
      const old = valueAt(value, place);
      const isPlain = typeof old === 'string' && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(old);
      if (isPlain && round === 0)
        (valueAt(value, place.slice(0, -1)) as Container)[place.at(-1) ?? ''] = JSON.parse(old);
      else {
        takeOut(value, place);
        cut.push(place);
        if (old !== '' && old !== null) dropped.push({ name: place.join('.'), why: found });
      }
    }
  }
  return { value: {}, dropped };
}

type Container = Record<PropertyKey, unknown>;

/** How much of a path there is in some data. */
function lengthThere(data: unknown, path: readonly PropertyKey[]): number {
  let length = path.length;
  while (length > 0 && valueAt(data, path.slice(0, length)) === undefined) length -= 1;
  return length;
}

/** Removes the value at a path, and lists that are empty without it. */
function takeOut(data: unknown, path: readonly PropertyKey[]): void {
  const parent = valueAt(data, path.slice(0, -1)) as Container;
  const key = path.at(-1) ?? '';
  if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key);
  else if (parent.length > 1) parent.splice(Number(key), 1);
  else takeOut(data, path.slice(0, -1));
}

/** Later items of lists are first, so that positions stay what they are. */
function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (key === other) continue;
    return typeof key === 'number' && typeof other === 'number'
      ? key - other
      : String(key) < String(other)
        ? -1
        : 1;
  }
  return a.length - b.length;
}
