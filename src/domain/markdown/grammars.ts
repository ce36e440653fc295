import components from 'prismjs/components.json';

/** Entries of Prism's table that are no languages. */
export const NO_GRAMMAR: ReadonlySet<string> = new Set(['meta']);

/** Names of all grammars of Prism, including aliases. */
export function grammarNames(): string[] {
  const languages = components.languages as Record<string, { alias?: string | string[] }>;
  return Object.entries(languages).flatMap(([name, { alias = [] }]) =>
    NO_GRAMMAR.has(name) ? [] : [name, ...(typeof alias === 'string' ? [alias] : alias)],
  );
}
