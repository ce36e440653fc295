import type { Problem } from '../../domain/problem/problem';
import { lastSets, type SiteContent } from '../../domain/site/site-content';
import { checkAddresses } from '../../domain/links/check-addresses';
import { CARD_PATH, LLMS_PATH, OPEN_SEARCH_PATH, twinPath } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { configuredLinks } from '../../site/configured-links';
import { usedConfiguration } from './configuration';

/** Checks that links in the configuration lead to a planned page, a published file or a sidebar. */
export function checkConfiguredLinks(content: SiteContent, root: string, directory: string): Problem[] {
  const { targets, index } = content;
  const documents = [...index.posts, ...index.docs, ...index.pages];
  const files = new Set([
    LLMS_PATH,
    OPEN_SEARCH_PATH,
    CARD_PATH,
    ...documents.map(({ path }) => twinPath(path)),
  ]);
  const { file, placeOf } = usedConfiguration(root, directory);
  const addresses = configuredLinks(site).map(({ path, ...link }) => ({
    ...link,
    field: path.join('.'),
    place: placeOf(path),
  }));
  const sidebars = new Map(
    lastSets(content).map(({ set, sidebars: { trees } }) => [set.instance, [...trees.keys()]]),
  );
  return checkAddresses(addresses, { ...targets, sidebars, files }, file);
}
