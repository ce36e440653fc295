import type { Hierarchy, SearchHit } from './hits';

const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const satisfies (keyof Hierarchy)[];

/** A result as a list shows it, in escaped HTML. */
export interface ResultParts {
  title: string;
  /** The titles above it, the category first. */
  parents: string[];
  snippet: string | null;
}

/** The deepest title of a result, those above it, and the text around the match. */
export function resultParts({ hierarchy, _highlightResult, _snippetResult }: SearchHit): ResultParts {
  const titles = LEVELS.flatMap((level) => {
    const plain = hierarchy[level];
    return plain ? [_highlightResult.hierarchy[level]?.value ?? plain] : [];
  });
  return {
    title: titles.at(-1) ?? '',
    parents: titles.slice(0, -1),
    snippet: _snippetResult.content?.value ?? null,
  };
}
