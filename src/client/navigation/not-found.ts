import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';
import type { PageTitles } from '../../domain/site/page-titles';
import { nearestPath } from '../../domain/routing/nearest-path';
import { withoutHtml } from '../../domain/routing/paths';
import { withoutPrefix } from '../browser/path-prefix';
import { gatsbyLoader, preload } from './page-loader';
import { useSharedData } from './shared-data';

/** Opens the page that an address with `.html` or `//` means, on hosts without the site's redirects. */
export function useCleanAddress(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const clean = withoutHtml(pathname).replace(/^\/+/, '/');
    if (clean === pathname) return;
    void preload(clean).then((page) => {
      const isMissing = !page || page.status === 'error' || gatsbyLoader()?.isPageNotFound(clean);
      if (!isMissing) navigate(withoutPrefix(clean) + search + hash, { replace: true });
    });
  }, []);
}

/**
 * The existing page whose path is most similar to an unknown one; null while the list of pages loads, and when none is
 * similar.
 * @param path Without language prefix, like the path of the result.
 * @param address Address of the list of pages; without one there is no suggestion.
 */
export function useNearestPage(path: string, address: string | undefined) {
  const titles = useSharedData(address).data as PageTitles | undefined;
  return useMemo(() => {
    if (titles === undefined) return null;
    const found = nearestPath(path, Object.keys(titles));
    return found === null ? null : { path: found, title: titles[found] ?? found };
  }, [path, titles]);
}
