import type { z } from 'zod';
import { suggestion } from '../problem/nearest';

interface DataIssue {
  path: PropertyKey[];
  /** The problem. For an unknown field it is the field's name. */
  found: string;
  fix: string;
  isUnknown: boolean;
}

type Issue = z.core.$ZodIssue;

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a table of fields',
  record: 'a table of fields',
  null: 'null',
};

const HOW: Partial<Record<string, string>> = {
  string: 'Write text, in quotes if YAML would read it as a number or a date',
  number: 'Write a number without quotes',
  int: 'Write a whole number without quotes',
  boolean: 'Write true or false without quotes',
  array: 'Write a list: [a, b]',
};

/** What to do about a field whose colon is the Chinese one, which means nothing to YAML; null for other texts. */
export const wideColonFix = (text: unknown): string | null => {
  const name = typeof text === 'string' ? /^[\s-]*([\w-]+)\s*：/m.exec(text)?.[1] : undefined;
  return name === undefined ? null : `Write "${name}: " with a half-width colon and a space.`;
};

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

/** Message of a schema without its own, as `what was found → how to fix it`. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing → Add it';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${KINDS[issue.expected] ?? issue.expected} → ${HOW[issue.expected] ?? wideColonFix(issue.input) ?? 'Write its fields, one per line'}`;
    case 'invalid_value':
      return oneOf(issue.input, issue.values);
    case 'invalid_union':
      return issue.discriminator === undefined
        ? unionMessage(issue.errors)
        : oneOf(
            valueAt(issue.input, [issue.discriminator]),
            Array.isArray(issue.options) ? issue.options : [],
          );
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'is empty → Write something, or remove the field'
        : `is too small → Write ${String(issue.minimum)} or more`;
    case 'too_big':
      return `is too large → Write ${String(issue.maximum)} or less`;
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {}).join(', ');
    case 'invalid_format':
      return issue.format === 'url' ? 'is not an absolute address → Start it with https://' : undefined;
    default:
      return undefined;
  }
}

/** The most similar of the possible values, or all of them. */
function oneOf(input: unknown, values: readonly unknown[]): string {
  if (input === undefined) return `is missing → Write one of ${quoted(values)}`;
  const [all, only] = [quoted(values), values.length === 1];
  const texts = values.filter((value) => typeof value === 'string');
  const written = typeof input === 'string' ? input : '';
  return `is not ${only ? '' : 'one of '}${all} → ${suggestion(written, texts, `Write ${only ? all : 'one of them'}`)}`;
}

const unionMessage = (branches: readonly Issue[][]): string => {
  const kinds = branches.flatMap(([first]) =>
    first?.code === 'invalid_type' ? [KINDS[first.expected] ?? first.expected] : [],
  );
  return `expected ${[...new Set(kinds)].join(' or ')} → Write it as one of the two`;
};

/** All issues that a schema finds, one per field. */
export function dataIssues(issues: readonly Issue[]): DataIssue[] {
  const misspelt = new Set(
    issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [path.join('.')] : [])),
  );
  // Other issues of an object with a misspelt field are consequences.
  return issues
    .filter(({ code, path }) => code !== 'custom' || !misspelt.has(path.join('.')))
    .flatMap(expand);
}

function expand(issue: Issue): DataIssue[] {
  if (issue.code === 'unrecognized_keys') {
    // The message is the list of known fields.
    const known = issue.message;
    return issue.keys.map((key) => {
      const otherwise = `Remove it, or correct its name; the fields are ${known}.`;
      const fix = suggestion(key, known.split(', '), otherwise);
      return { path: [...issue.path, key], found: `Unknown field "${key}"`, fix, isUnknown: true };
    });
  }
  if (issue.code === 'invalid_union' && issue.message === unionMessage(issue.errors)) {
    // The branch of the union that accepts this type of value reports the issues inside it.
    const meant = issue.errors.find(
      ([first]) => first && (first.path.length > 0 || first.code !== 'invalid_type'),
    );
    if (meant) return meant.flatMap((inner) => expand({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  const [found = '', fix = 'Correct the value; the authors’ manual lists the fields'] =
    issue.message.split(' → ');
  const path =
    issue.code === 'invalid_union' &&
    issue.discriminator !== undefined &&
    issue.path.at(-1) !== issue.discriminator
      ? [...issue.path, issue.discriminator]
      : issue.path;
  return [{ path, found, fix: fix.replace(/[.?]?$/, (end) => end || '.'), isUnknown: false }];
}

/** The value at a path of some data. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null
        ? (parent as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
