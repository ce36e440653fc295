import { chooseVersion } from '../../client/layout/useDocsState';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import type { DocsVersion } from '../../domain/docs/versions';
import { versionsOfInstance } from '../../site/docs-menu';
import type { NavbarItem } from '../../site/schema';
import { candidates } from './docs-targets';
import { siteHref, type MenuLink, type NavState } from './site-links';

/** The menu of the versions of an instance; null if there is nothing to choose. */
export function versionMenu(
  item: Extract<NavbarItem, { type: 'versions' }>,
  { locale, docs }: NavState,
): { label: string; links: MenuLink[] } | null {
  const { instance = DEFAULT_INSTANCE } = item;
  const versions = versionsOfInstance(instance);
  if (!docs || versions.length < 2) return null;
  const [shown] = candidates(docs, instance);
  const links = versions.flatMap((version: DocsVersion): MenuLink[] => {
    const set = docs.sets.find((each) => each.instance === instance && each.version === version.name);
    const same = docs.instance === instance ? docs.same?.[version.name] : undefined;
    const path = same ?? set?.path;
    if (typeof path !== 'string') return [];
    return [
      {
        label: version.label,
        href: siteHref(path, locale),
        isActive: docs.instance === instance && docs.version === version.name,
        handlers: {
          onClick: () => {
            chooseVersion(instance, version.name);
          },
        },
      },
    ];
  });
  const current = versions.find(({ name }) => name === shown)?.label ?? '';
  return { label: `${item.label[locale]} ${current}`, links };
}
