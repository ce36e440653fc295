import { useState } from 'react';
import { useKeepInView } from '../../client/layout/useKeepInView';
import type { SidebarItem } from '../../domain/content/model';
import * as styles from './DocsSidebar.module.css';
import { SidebarItems, type SidebarContext } from './SidebarItems';
import { initiallyOpen, withPathOpen, withToggled, type OpenCategories } from './sidebar-state';

interface DocsSidebarProps {
  items: SidebarItem[];
  /** Permalink of the current page. */
  currentPath: string;
  /** Opening a category closes its siblings. */
  autoCollapse: boolean;
  /** Accessible name. */
  label: string;
}

interface State {
  items: SidebarItem[];
  path: string;
  open: OpenCategories;
}

/**
 * The tree of docs. Categories stay open across pages and languages as long as the sidebar stays mounted, so use the
 * sidebar's id as its key. Categories are named by position, which is the same in all languages.
 */
export function DocsSidebar({ items, currentPath, autoCollapse, label }: DocsSidebarProps) {
  const [stored, setState] = useState<State>(() => ({
    items,
    path: currentPath,
    open: initiallyOpen(items, currentPath),
  }));
  const nav = useKeepInView<HTMLElement>(currentPath);

  let state = stored;
  if (state.path !== currentPath || state.items !== items) {
    state = { items, path: currentPath, open: withPathOpen(state.open, items, currentPath, autoCollapse) };
    setState(state);
  }

  const context: SidebarContext = {
    currentPath,
    open: state.open,
    toggle: (key) => setState({ ...state, open: withToggled(state.open, key, autoCollapse) }),
  };
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={label}>
      <SidebarItems items={items} parent="" context={context} />
    </nav>
  );
}
