import { preferredVersion, versionCandidates } from '../../domain/docs/versions';
import type { Locale } from '../../domain/routing/locale';
import { indexFilesName } from '../../domain/search/index-names';
import { versionTag } from '../../domain/search/version-tag';
import { DOCS_MENU, type DocsInstance } from '../../site/docs-menu';
import { readItem } from './storage';
import { preferredVersionKey } from './storage-keys';

/** The version of an instance of the docs that the reader prefers; null without a choice. */
export const storedVersion = ({ id, versions }: DocsInstance): string | null =>
  preferredVersion(readItem(preferredVersionKey(id)), versions);

interface ReadDocs {
  instance: string;
  version: string;
}

let reading: ReadDocs | null = null;

/** Notes which docs the current page belongs to; null for other pages. */
export const noteReading = (docs: ReadDocs | null): void => {
  reading = docs;
};

/** Tags of the versions whose docs the hosted search may find: of each instance the one being read or preferred. */
export const searchedTags = (): string[] =>
  DOCS_MENU.flatMap((instance) => {
    const active = reading?.instance === instance.id ? reading.version : null;
    const [version] = versionCandidates(active, storedVersion(instance), instance.versions);
    return version === undefined ? [] : [versionTag(version, instance.id)];
  });

/**
 * Name of the embedded index to search: that of the version being read; on other pages that of the first version that
 * the reader prefers to the last one.
 */
export function searchedIndex(locale: Locale): string {
  const read = reading
    ? [reading]
    : DOCS_MENU.map((each) => ({ instance: each.id, version: storedVersion(each) }));
  const others = DOCS_MENU.flatMap(({ id, versions }) =>
    versions.filter(({ isLast }) => !isLast).map(({ name }) => ({ instance: id, version: name })),
  );
  const isRead = ({ instance, version }: ReadDocs): boolean =>
    read.some((each) => each.instance === instance && each.version === version);
  return indexFilesName(locale, others.find(isRead) ?? null);
}
