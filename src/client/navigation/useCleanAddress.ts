import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { withoutHtml } from '../../domain/routing/paths';
import { withoutPrefix } from '../browser/path-prefix';
import { gatsbyLoader, preload } from './page-loader';

/**
 * On the not-found page: an address that ends in `.html` or `/index.html` opens the page it means, with query and hash.
 * Hosts with the site's redirects do this themselves.
 */
export function useCleanAddress(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const clean = withoutHtml(pathname);
    if (clean === pathname) return;
    void preload(clean).then((page) => {
      const isMissing = !page || page.status === 'error' || gatsbyLoader()?.isPageNotFound(clean);
      if (!isMissing) navigate(withoutPrefix(clean) + search + hash, { replace: true });
    });
  }, []);
}
