import { documentsOf, type ContentIndex } from '../content/content-index';
import { translationsOf, type ContentDocument } from '../content/documents';
import type { LinkTargets } from '../links/resolve';
import { localeCodes, localizePath } from '../routing/locale';
import {
  decodePath,
  FEED_STYLES_PATH,
  FEEDS,
  LLMS_PATH,
  MANIFEST_PATH,
  normalisePath,
  OPEN_SEARCH_PATH,
  RELEASE_FEED,
  SITEMAP_INDEX,
  tagFeedPath,
} from '../routing/paths';
import { hasBlog, hasReleaseFeed, usedTags, type PagePlan } from './page-plan';
import type { HomelessDocument } from './taken-addresses';

/** Locale-neutral addresses of the feeds, which are published in every language, like pages. */
const feedPaths = (index: ContentIndex): string[] => [
  ...(hasBlog(index) ? Object.values(FEEDS).map(({ path }) => path) : []),
  ...(hasReleaseFeed(index) ? [RELEASE_FEED] : []),
  ...usedTags('post', index).flatMap((tag) => (tag.unlisted ? [] : tagFeedPath(tag.slug))),
];

/** Everything that links of documents can lead to. */
export function linkTargets(
  index: ContentIndex,
  plan: PagePlan,
  { staticFiles, fileAddress, fileNames }: Pick<LinkTargets, 'staticFiles' | 'fileAddress' | 'fileNames'>,
  homeless: readonly HomelessDocument[],
): LinkTargets {
  const documents = documentsOf(index);
  const files = new Map<string, ContentDocument>();
  const addFiles = (source: ContentDocument, target: ContentDocument): void => {
    for (const translation of translationsOf(source)) files.set(translation.file, target);
    // A link may name the file without language suffix, whatever languages exist.
    files.set(source.original.file.replace(/\.[A-Za-z-]+(\.mdx?)$/, '$1'), target);
  };
  for (const document of documents) addFiles(document, document);
  // A link to the file of a document without a page leads to the page at its address.
  for (const { document, winner } of homeless) if (winner) addFiles(document, winner);
  return {
    locales: index.locales,
    files,
    paths: new Map(
      [...plan.pages.map((page) => page.neutralPath), ...feedPaths(index)].map((path) => [
        normalisePath(path),
        path,
      ]),
    ),
    documents: new Map(documents.map((document) => [normalisePath(document.path), document])),
    staticFiles,
    fileAddress,
    fileNames,
  };
}

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
