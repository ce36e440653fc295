import type { ContentIndex } from '../content/content-index';
import { localeCodes, localizePath } from '../routing/locale';
import {
  decodePath,
  FEED_STYLES_PATH,
  LLMS_PATH,
  MANIFEST_PATH,
  OPEN_SEARCH_PATH,
  SITEMAP_INDEX,
} from '../routing/paths';
import { feedPaths } from './link-targets';
import type { PagePlan } from './page-plan';

/** An address for comparison: decoded and without a slash at its end, as hosts compare addresses with rules. */
export const addressKey = (address: string): string => decodePath(address).replace(/\/+$/, '') || '/';

/** The addresses of pages, feeds, files and what else is published under a name of its own; without the base path. */
export function publishedAddresses(
  index: ContentIndex,
  plan: PagePlan,
  staticFiles: Iterable<string>,
): string[] {
  const perLanguage = [...feedPaths(index), OPEN_SEARCH_PATH, FEED_STYLES_PATH, LLMS_PATH];
  return [
    ...new Set([
      ...plan.pages.map(({ path }) => path),
      ...localeCodes(index.locales).flatMap((locale) =>
        perLanguage.map((path) => localizePath(path, locale, index.locales)),
      ),
      SITEMAP_INDEX,
      MANIFEST_PATH,
      ...staticFiles,
    ]),
  ];
}
