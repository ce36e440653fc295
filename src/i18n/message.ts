/** A table of messages, nested by area; plural forms are stored as `key_one`, `key_other`. */
export interface MessageTable {
  [key: string]: string | MessageTable;
}

/** Values of a message's placeholders; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>;

/**
 * A message with its placeholders replaced.
 * @param tables Searched in order; the first one with the key wins.
 * @param key Dotted path, without plural suffix.
 * @param language The language whose plural rules apply.
 * @returns the key itself when no table has it; unknown placeholders stay unchanged.
 * @example formatMessage([{ a: { n_one: '{{count}} day', n_other: '{{count}} days' } }], 'a.n', 'en', { count: 2 }) //
 * '2 days'
 */
export function formatMessage(
  tables: readonly MessageTable[],
  key: string,
  language: string,
  values: MessageValues = {},
): string {
  const { count } = values;
  const forms =
    typeof count === 'number'
      ? [`${key}_${PLURAL_FORMS[language]?.(count) ?? 'other'}`, `${key}_other`, key]
      : [key];
  for (const form of forms) {
    for (const table of tables) {
      const message = lookUp(table, form);
      if (message !== null)
        return message.replace(/\{\{(\w+)\}\}/g, (match, name: string) => String(values[name] ?? match));
    }
  }
  return key;
}

function lookUp(table: MessageTable, key: string): string | null {
  let value: string | MessageTable | undefined = table;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : null;
}

/**
 * Plural forms of the interface's languages; Chinese has one. `Intl.PluralRules` knows them too, but its first use takes
 * 60 ms on a slow machine.
 */
const PLURAL_FORMS: Partial<Record<string, (count: number) => 'one' | 'other'>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
};
