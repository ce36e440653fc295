import type { DocsState } from '../../client/browser/docs-versions';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import { versionCandidates } from '../../domain/docs/versions';
import { versionsOfInstance } from '../../site/docs-menu';
import type { NavbarItem } from '../../site/schema';

/** Names of the versions of an instance that links may lead to, best first. */
export const candidates = (docs: DocsState, instance: string): string[] =>
  versionCandidates(
    docs.instance === instance ? (docs.version ?? null) : null,
    docs.preferred[instance] ?? null,
    versionsOfInstance(instance),
  );

/** Where an item for docs leads: the version being read, otherwise the preferred one, otherwise the last. */
export function docsTarget(
  item: Extract<NavbarItem, { type: 'docs' | 'sidebar' }>,
  docs: DocsState,
  activeSidebar: string | null,
): { path: string | null; isActive: boolean } {
  const { instance = DEFAULT_INSTANCE } = item;
  const pages = candidates(docs, instance).map((name) => {
    const set = docs.sets.find((each) => each.instance === instance && each.version === name);
    return item.type === 'sidebar' ? set?.sidebars[item.sidebar] : set?.path;
  });
  return {
    path: pages.find((page) => typeof page === 'string') ?? null,
    isActive:
      docs.instance === instance &&
      (item.type === 'sidebar' ? activeSidebar === item.sidebar : docs.version !== undefined),
  };
}
