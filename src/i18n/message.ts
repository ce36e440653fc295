/** A table of messages, nested by area; plural forms are stored as `key_one`, `key_other`. */
export interface MessageTable {
  [key: string]: string | MessageTable;
}

/** Values of a message's placeholders; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>;

/**
 * A message with its placeholders replaced (unknown ones stay), from the first table that has the key; the key without
 * one. With a `count` it has the plural form of the language.
 * @param key Dotted path, without plural suffix.
 */
export function formatMessage(
  tables: readonly MessageTable[],
  key: string,
  language: string,
  values: MessageValues = {},
): string {
  const { count } = values;
  const forms =
    typeof count === 'number' ? [`${key}_${pluralForm(count, language)}`, `${key}_other`, key] : [key];
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

/** The plural form of a count. `Intl.PluralRules` takes 60 ms on a slow machine, so most languages do without. */
const pluralForm = (count: number, language: string): string =>
  process.env.GATSBY_PLURAL_RULES && includesWord(process.env.GATSBY_PLURAL_RULES, language)
    ? new Intl.PluralRules(language).select(count)
    : count === 1
      ? 'one'
      : 'other';

const includesWord = (words: string, word: string): boolean => words.split(' ').includes(word);
