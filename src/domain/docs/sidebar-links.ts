import { isSitePath } from '../routing/paths';
import type { SidebarItemData, SidebarsData } from './sidebars-schema';

/** An address of this site that `sidebars.yml` links. */
export interface SidebarLink {
  at: PropertyKey[];
  address: string;
}

/** The addresses of this site that sidebars link. */
export function sidebarLinks(sidebars: SidebarsData): SidebarLink[] {
  const linksOf = (items: readonly SidebarItemData[], at: readonly PropertyKey[]): SidebarLink[] =>
    items.flatMap((item, position) => {
      if ('category' in item) return linksOf(item.items, [...at, position, 'items']);
      return 'link' in item && isSitePath(item.link)
        ? [{ at: [...at, position, 'link'], address: item.link }]
        : [];
    });
  return Object.entries(sidebars).flatMap(([sidebar, items]) => linksOf(items, [sidebar]));
}
