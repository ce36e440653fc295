/**
 * Loads the content root in `SITE_CONTENT` as the build does, and writes what the import needs to know of it to a file:
 * the problems, the addresses, and the address of each document. A program of its own because the configuration of a
 * content root is read once, when a program starts.
 */
import { writeFileSync } from 'node:fs';
import type { Problem } from '../../domain/problem/problem';
import { versionsOf } from '../../domain/content/documents';
import { checkContent } from '../../gatsby/content/check-content';
import { contentRoot } from '../../gatsby/configuration/content-root';
import { hasBlog } from '../../domain/site/page-plan';
import { localeCodes, localizePath } from '../../domain/routing/locale';
import { FEEDS } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { ContentLoader } from '../../gatsby/content/load-content';

/** What {@link inspect} writes. */
export interface Inspection {
  problems: Problem[];
  /** Addresses of pages and files, without the base path. */
  addresses: string[];
  /** Source file → address without language. */
  documents: Record<string, string>;
}

function inspect(): Inspection {
  const { problems } = checkContent();
  const { index, plan, targets } = new ContentLoader(contentRoot(), process.cwd()).load({
    includeDrafts: false,
  });
  const feeds = hasBlog(index)
    ? localeCodes(site.i18n).flatMap((locale) =>
        FEEDS.map(({ path }) => localizePath(path, locale, site.i18n)),
      )
    : [];
  return {
    problems,
    addresses: [
      ...targets.staticFiles,
      ...plan.pages.map(({ path }) => path),
      ...feeds,
      '/sitemap.xml',
      '/robots.txt',
    ],
    documents: Object.fromEntries(
      [...index.posts, ...index.docs, ...index.pages].flatMap((document) =>
        versionsOf(document).map(({ file }) => [file, document.path] as const),
      ),
    ),
  };
}

const [target] = process.argv.slice(2);
if (target !== undefined) writeFileSync(target, JSON.stringify(inspect()));
