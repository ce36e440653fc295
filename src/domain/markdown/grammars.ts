import components from 'prismjs/components.json';

/** Names that are no grammars in Prism's table. */
const NO_GRAMMAR = new Set(['meta']);

/** Names of all grammars of Prism, with their other names. */
export function grammarNames(): string[] {
  const languages = components.languages as Record<string, { alias?: string | string[] }>;
  return Object.entries(languages).flatMap(([name, { alias = [] }]) =>
    NO_GRAMMAR.has(name) ? [] : [name, ...(typeof alias === 'string' ? [alias] : alias)],
  );
}
