import { editDistance } from '../basics/edit-distance';
import { normalisePath } from './paths';

/**
 * The existing path that a reader of an unknown one most likely meant, both without language prefix: one that differs by
 * a typo, then one with the same last segment (the page has moved), then the nearest parent. The root does not count,
 * because every page links it anyway.
 * @example nearestPath('/docs/Dokcer/Build', ['/docs/Docker/Build']) // '/docs/Docker/Build'
 */
export function nearestPath(path: string, paths: readonly string[]): string | null {
  const unknown = segmentsOf(path);
  if (unknown.length === 0) return null;
  const candidates = paths.flatMap((candidate) => {
    const segments = segmentsOf(candidate);
    return segments.length === 0 ? [] : [{ path: candidate, segments }];
  });
  const slips = candidates.map(({ segments }) => slip(unknown, segments));
  const moved = candidates.map(({ segments }) =>
    segments.at(-1) === unknown.at(-1) ? editDistance(unknown.join('/'), segments.join('/')) : Infinity,
  );
  const above = candidates.map(({ segments }) =>
    startsWith(unknown, segments) ? unknown.length - segments.length : Infinity,
  );
  for (const distances of [slips, moved, above]) {
    const least = distances.reduce((a, b) => Math.min(a, b), Infinity);
    if (least < Infinity) return candidates[distances.indexOf(least)]?.path ?? null;
  }
  return null;
}

const segmentsOf = (path: string): string[] => normalisePath(path).split('/').filter(Boolean);

const startsWith = (segments: string[], start: string[]): boolean =>
  start.every((segment, index) => segments[index] === segment);

/**
 * Edit distance of two paths, if it is small enough for a typo: at most a third of the part that differs. Common
 * beginnings and ends are ignored, because otherwise all posts would be similar.
 */
function slip(unknown: string[], existing: string[]): number {
  let start = 0;
  while (start < unknown.length && unknown[start] === existing[start]) start++;
  let end = 0;
  const rest = Math.min(unknown.length, existing.length) - start;
  while (end < rest && unknown.at(-1 - end) === existing.at(-1 - end)) end++;
  const [a, b] = [unknown, existing].map((segments) =>
    segments.slice(start, segments.length - end).join('/'),
  );
  if (a === undefined || b === undefined) return Infinity;
  const limit = Math.ceil(a.length / 3);
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const distance = editDistance(a, b);
  return distance <= limit && distance < Math.max(a.length, b.length) ? distance : Infinity;
}
