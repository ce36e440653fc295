import { FOR_CRAWLERS } from '../../client/browser/document';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { siteHref } from '../layout/site-links';

/**
 * Links the Markdown twin of a page for programs; for Gatsby's `Head`.
 * @param props.path Locale-neutral path of the page.
 */
export const TwinLink = ({ path, locale }: { path: string; locale: Locale }) => (
  <link {...FOR_CRAWLERS} rel="alternate" type="text/markdown" href={siteHref(twinPath(path), locale)} />
);
