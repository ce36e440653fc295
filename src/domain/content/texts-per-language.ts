import { z } from 'zod';
import { localeCodes, perLocale, type Locale, type Localized, type LocaleTable } from '../routing/locale';

/** A value that is given once, or once per language, until {@link completeTexts} knows the languages of the site. */
class Written {
  constructor(readonly value: unknown) {}
}

/** What is wrong with a value that is given once per language. */
export interface TextFinding {
  path: PropertyKey[];
  /** Languages of the site that it lacks; they get that of the default language, or else the first. */
  missing: Locale[];
  /** Codes that are not of the site. */
  foreign: string[];
}

/** A value that is the same in every language, where a schema expects one per language. */
export const oneForAll = <T>(value: T): Localized<T> => new Written(value) as unknown as Localized<T>;

/** The same value in every language of a site. */
export const inEveryLanguage = <T>(value: T, table: LocaleTable): Localized<T> =>
  perLocale(table, () => value);

/**
 * A value, or a table with one per language. What the schema gives is a {@link Localized} only after
 * {@link completeTexts}.
 */
export const perLanguage = <T>(value: z.ZodType<T>, error?: string) =>
  z
    .union(
      [
        value,
        z
          .record(z.string(), value)
          .refine(
            (table) => Object.keys(table).length > 0,
            'is empty → Write it in the languages of the site',
          ),
      ],
      error,
    )
    .transform((written) => oneForAll(written) as Localized<T>);

/** Data in which every value that may differ by language is a table of the site's languages. */
export function completeTexts<T>(
  data: T,
  table: LocaleTable,
  report: (finding: TextFinding) => void,
  path: PropertyKey[] = [],
): T {
  if (data instanceof Written) return complete(data.value, table, report, path) as T;
  const inner = (value: unknown, key: PropertyKey) => completeTexts(value, table, report, [...path, key]);
  if (Array.isArray(data)) return data.map(inner) as T;
  if (data?.constructor !== Object) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inner(value, key)])) as T;
}

function complete(
  value: unknown,
  table: LocaleTable,
  report: (finding: TextFinding) => void,
  path: PropertyKey[],
): Localized<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return inEveryLanguage(value, table);
  const written = new Map(Object.entries(value as Record<string, unknown>));
  const codes = localeCodes(table);
  const missing = codes.filter((code) => !written.has(code));
  const foreign = [...written.keys()].filter((code) => !codes.some((own) => own === code));
  if (missing.length + foreign.length > 0) report({ path, missing, foreign });
  const main = written.has(table.defaultLocale) ? table.defaultLocale : ([...written.keys()][0] ?? '');
  return perLocale(table, (code) => written.get(written.has(code) ? code : main));
}
