import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { withoutHtml } from '../../domain/routing/paths';
import { withoutPrefix } from '../browser/path-prefix';
import { gatsbyLoader, preload } from './page-loader';

/** Opens the page that an address with `.html` means, on hosts without the site's redirects. */
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
