import { documentsOf, type ContentIndex } from '../content/content-index';
import { versionsOf, type ContentDocument } from '../content/documents';
import type { LinkTargets } from '../links/resolve';
import { FEEDS, normalisePath, RELEASE_FEED, tagFeedPath } from '../routing/paths';
import { hasBlog, hasReleaseFeed, usedTags, type PagePlan } from './page-plan';
import type { HomelessDocument } from './taken-addresses';

/** Locale-neutral addresses of the feeds, which are published in every language, like pages. */
export const feedPaths = (index: ContentIndex): string[] => [
  ...(hasBlog(index) ? FEEDS.map(({ path }) => path) : []),
  ...(hasReleaseFeed(index) ? [RELEASE_FEED] : []),
  ...usedTags('post', index).flatMap((tag) => (tag.unlisted ? [] : tagFeedPath(tag.slug))),
];

/** Everything that links of documents can lead to. */
export function linkTargets(
  index: ContentIndex,
  plan: PagePlan,
  { staticFiles, fileAddress }: Pick<LinkTargets, 'staticFiles' | 'fileAddress'>,
  homeless: readonly HomelessDocument[],
): LinkTargets {
  const documents = documentsOf(index);
  const files = new Map<string, ContentDocument>();
  const addFiles = (source: ContentDocument, target: ContentDocument): void => {
    for (const version of versionsOf(source)) files.set(version.file, target);
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
  };
}
