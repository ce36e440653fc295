import { useMemo } from 'react';
import type { PageTitles } from '../../domain/site/page-titles';
import { nearestPath } from '../../domain/routing/nearest-path';
import { useSharedData } from './shared-data';

/**
 * The existing page whose path is nearest to an unknown one; null while the list of pages loads, and when none is.
 * @param path Without language prefix, as is the path of the result.
 * @param address Of the list of pages; without one there is no suggestion.
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
