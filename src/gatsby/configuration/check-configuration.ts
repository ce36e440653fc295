import { documentsOf } from '../../domain/content/content-index';
import { warningAt, type Problem, type SourcePosition } from '../../domain/problem/problem';
import { lastSets, type SiteContent } from '../../domain/site/site-content';
import { checkAddresses } from '../../domain/links/check-addresses';
import { CARD_PATH, LLMS_PATH, OPEN_SEARCH_PATH, twinPath } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { configuredLinks } from '../../site/configured-links';
import { readConfiguration, SITE_FILE } from './configuration';

/** What is wrong with the configuration: warnings, and links that lead to no planned page, published file or sidebar. */
export function checkConfiguration(content: SiteContent, root: string): Problem[] {
  const { targets, index } = content;
  const documents = documentsOf(index);
  const files = new Set([
    LLMS_PATH,
    OPEN_SEARCH_PATH,
    CARD_PATH,
    ...documents.map(({ path }) => twinPath(path)),
  ]);
  const { problems, placeOf } = readConfiguration(root);
  const addresses = configuredLinks(site).map(({ path, ...link }) => ({
    ...link,
    field: path.join('.'),
    place: placeOf(path),
  }));
  const sidebars = new Map(
    lastSets(content).map(({ set, sidebars: { trees } }) => [set.instance, [...trees.keys()]]),
  );
  return [
    ...problems,
    ...forgottenUrl(site.url, placeOf(['url'])),
    ...checkAddresses(addresses, { ...targets, sidebars, files }, SITE_FILE),
  ];
}

/** A warning where a site is published whose address is still the one that the program writes until it is known. */
export function forgottenUrl(
  url: string,
  place: SourcePosition | null,
  { NODE_ENV } = process.env,
): Problem[] {
  if (NODE_ENV !== 'production' || !/(?:^|\.)example\.com$/.test(new URL(url).hostname)) return [];
  const found = `"url" is ${url}, which is nobody's: search engines and feeds would be sent there.`;
  return [warningAt(SITE_FILE, place, found, 'Write the address that the site is published at.')];
}
