import { preferredVersion, versionCandidates } from '../../domain/docs/versions';
import type { Locale } from '../../domain/routing/locale';
import { indexFilesName } from '../../domain/search/index-names';
import { versionTag } from '../../domain/search/version-tag';
import { DOCS_MENU, type DocsInstance } from '../../site/docs-menu';
import { readItem } from './storage';
import { preferredVersionKey } from './storage-keys';

/** A version of an instance of the docs. */
export interface ReadDocs {
  instance: string;
  version: string;
}

let reading: ReadDocs | null = null;

/** Notes which docs the current page belongs to; null for other pages. */
export const noteReading = (docs: ReadDocs | null): void => {
  reading = docs;
};

const stored = ({ id, versions }: DocsInstance): string | null =>
  preferredVersion(readItem(preferredVersionKey(id)), versions);

/** Tags of the versions whose docs the hosted search may find: of each instance the one being read or preferred. */
export const searchedTags = (menu: readonly DocsInstance[] = DOCS_MENU): string[] =>
  menu.flatMap((instance) => {
    const active = reading?.instance === instance.id ? reading.version : null;
    const [version] = versionCandidates(active, stored(instance), instance.versions);
    return version === undefined ? [] : [versionTag(version, instance.id)];
  });

/**
 * Name of the embedded index to search: that of the version being read; on other pages that of the first version that
 * the reader prefers to the last one.
 */
export function searchedIndex(locale: Locale, menu: readonly DocsInstance[] = DOCS_MENU): string {
  const isOther = ({ instance, version }: ReadDocs): boolean =>
    menu
      .find(({ id }) => id === instance)
      ?.versions.some(({ name, isLast }) => name === version && !isLast) === true;
  if (reading !== null) return indexFilesName(locale, isOther(reading) ? reading : null);
  const preferred = menu.flatMap((instance): ReadDocs[] => {
    const version = stored(instance);
    return version === null ? [] : [{ instance: instance.id, version }];
  });
  return indexFilesName(locale, preferred.find(isOther) ?? null);
}
