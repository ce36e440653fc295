import type { SearchHit } from './hits';
import { LEVELS, type Hierarchy } from './levels';

/** The deepest title of a result, its parent titles with another text (category first), and the text around the match. */
export function resultParts({ hierarchy, _highlightResult, _snippetResult }: SearchHit) {
  const levels = LEVELS.filter((level) => hierarchy[level]);
  const last = levels.at(-1);
  const written = (level: keyof Hierarchy): string =>
    _highlightResult.hierarchy[level]?.value ?? hierarchy[level] ?? '';
  return {
    title: last ? written(last) : '',
    parents: levels
      .filter((level) => level !== last && hierarchy[level] !== hierarchy[last ?? 'lvl0'])
      .map(written),
    snippet: _snippetResult.content?.value ?? null,
  };
}
