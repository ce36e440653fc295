import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { withoutHtml } from '../../domain/routing/paths';
import { withoutPrefix } from '../browser/path-prefix';
import { gatsbyLoader, preload } from './page-loader';

/**
 * On the page for unknown addresses: goes on to the page that is meant by one ending in `.html` or `/index.html`, with
 * query and hash. Hosts that know the site's rules have done that already.
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
