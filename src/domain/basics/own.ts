/** What a table has under a name that somebody wrote: `constructor` is in no table, though every object has one. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
