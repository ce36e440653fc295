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

/** A result for a list, in escaped HTML. */
export interface ResultParts {
  title: string;
  /** Its parent titles, the category first. */
  parents: string[];
  snippet: string | null;
}

/** The deepest title of a result, its parent titles, and the text around the match. */
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
