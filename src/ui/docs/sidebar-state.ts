import type { SidebarCategory, SidebarItem } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';

/** Which collapsible categories of a docs sidebar are open. A category is named by its position: `0`, `0/2`, `0/2/1`. */
export type OpenCategories = ReadonlySet<string>;

/** Name of an item inside a category (the empty name is the sidebar itself). */
export const itemKey = (parent: string, index: number): string =>
  parent === '' ? `${index}` : `${parent}/${index}`;

/** Whether the item is the current page or leads to it. */
export function isOnPath(item: SidebarItem, path: string): boolean {
  if (item.permalink !== null && isSamePath(item.permalink, path)) return true;
  return item.type === 'category' && item.items.some((child) => isOnPath(child, path));
}

/** Whether a reader at `path` sees the item: unlisted pages are visible only while they are the current page. */
export function isVisible(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return !item.unlisted || isSamePath(item.permalink, path);
  if (item.type === 'text') return true;
  return item.permalink !== null || item.items.some((child) => isVisible(child, path));
}

/** The first page in a category, to which its label leads without scripts. */
export function firstPage(category: SidebarCategory): string | null {
  for (const item of category.items) {
    const page = item.permalink ?? (item.type === 'category' ? firstPage(item) : null);
    if (page !== null) return page;
  }
  return null;
}

/** The categories that are open for a reader who arrives at `path`: those around it and those that start open. */
export function initiallyOpen(items: SidebarItem[], path: string): OpenCategories {
  const open = new Set<string>();
  const visit = (children: SidebarItem[], parent: string): void =>
    children.forEach((item, index) => {
      if (item.type !== 'category') return;
      const key = itemKey(parent, index);
      if (item.collapsible && (!item.collapsed || isOnPath(item, path))) open.add(key);
      visit(item.items, key);
    });
  visit(items, '');
  return open;
}

/** Opens the categories around `path`, after a navigation to it. */
export function withPathOpen(
  open: OpenCategories,
  items: SidebarItem[],
  path: string,
  autoCollapse: boolean,
): OpenCategories {
  let result = open;
  let children = items;
  let parent = '';
  for (;;) {
    const index = children.findIndex((item) => isOnPath(item, path));
    const item = children[index];
    if (item?.type !== 'category') return result;
    parent = itemKey(parent, index);
    if (item.collapsible && !result.has(parent)) result = withOpen(result, parent, autoCollapse);
    children = item.items;
  }
}

/** Opens or closes a category. If the site is configured so, opening one closes its siblings. */
export const withToggled = (open: OpenCategories, key: string, autoCollapse: boolean): OpenCategories =>
  open.has(key) ? new Set([...open].filter((other) => other !== key)) : withOpen(open, key, autoCollapse);

const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('/')));

const withOpen = (open: OpenCategories, key: string, autoCollapse: boolean): OpenCategories =>
  new Set([...open].filter((other) => !autoCollapse || parentOf(other) !== parentOf(key))).add(key);
