import { useState } from 'react';
import { useKeepInView } from '../../client/useKeepInView';
import type { SidebarItem } from '../../domain/content/model';
import * as styles from './DocsSidebar.module.css';
import { SidebarItems, type SidebarContext } from './SidebarItems';
import { initiallyOpen, withPathOpen, withToggled, type OpenCategories } from './sidebar-state';

/** Properties of {@link DocsSidebar}. */
export interface DocsSidebarProps {
  items: SidebarItem[];
  /** Permalink of the current page. */
  currentPath: string;
  /** Opening a category closes its siblings. */
  autoCollapse: boolean;
  /** Accessible name. */
  label: string;
}

interface State {
  /** Names the sidebar: another one starts afresh. */
  sidebar: string;
  path: string;
  open: OpenCategories;
}

const nameOf = (items: SidebarItem[]): string => items.map((item) => item.label).join('\n');

/** The tree of docs. What the reader opened stays open from page to page as long as the sidebar stays mounted. */
export function DocsSidebar({ items, currentPath, autoCollapse, label }: DocsSidebarProps) {
  const sidebar = nameOf(items);
  const start = (): State => ({ sidebar, path: currentPath, open: initiallyOpen(items, currentPath) });
  const [stored, setState] = useState(start);
  const nav = useKeepInView<HTMLElement>(currentPath);

  let state = stored;
  if (state.sidebar !== sidebar) state = start();
  else if (state.path !== currentPath) {
    state = { ...state, path: currentPath, open: withPathOpen(state.open, items, currentPath, autoCollapse) };
  }
  if (state !== stored) setState(state);

  const context: SidebarContext = {
    currentPath,
    open: state.open,
    toggle: (key) => setState({ ...state, open: withToggled(state.open, key, items, autoCollapse) }),
  };
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={label}>
      <SidebarItems items={items} parent="" context={context} />
    </nav>
  );
}
