import components from 'prismjs/components.json';

const NO_GRAMMAR = new Set(['meta']);

/** Names of all grammars of Prism, including aliases. */
export function grammarNames(): string[] {
  const languages = components.languages as Record<string, { alias?: string | string[] }>;
  return Object.entries(languages).flatMap(([name, { alias = [] }]) =>
    NO_GRAMMAR.has(name) ? [] : [name, ...(typeof alias === 'string' ? [alias] : alias)],
  );
}
