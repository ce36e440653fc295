/** Looks up a name that an author wrote among a table's own properties, so that `constructor` finds nothing. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
