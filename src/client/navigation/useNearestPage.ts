import { useMemo } from 'react';
import type { PageTitles } from '../../domain/site/page-titles';
import { nearestPath } from '../../domain/routing/nearest-path';
import { useSharedData } from './shared-data';

/**
 * The existing page whose path is most similar to an unknown one; null while the list of pages loads, and when none is
 * similar.
 * @param path Without language prefix, like the path of the result.
 * @param address Address of the list of pages; without one there is no suggestion.
 */
export function useNearestPage(
  path: string,
  address: string | undefined,
): { path: string; title: string } | null {
  const titles = useSharedData(address) as PageTitles | undefined;
  return useMemo(() => {
    if (titles === undefined) return null;
    const found = nearestPath(path, Object.keys(titles));
    return found === null ? null : { path: found, title: titles[found] ?? found };
  }, [path, titles]);
}
