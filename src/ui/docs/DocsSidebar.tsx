import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useKeepInView } from '../../client/layout/useKeepInView';
import type { SidebarCategory, SidebarItem } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import * as styles from './DocsSidebar.module.css';
import {
  firstPage,
  initiallyOpen,
  isOnPath,
  isVisible,
  itemKey,
  withPathOpen,
  withToggled,
  type OpenCategories,
} from './sidebar-state';

interface DocsSidebarProps {
  items: SidebarItem[];
  /** Permalink of the current page. */
  currentPath: string;
  /** Opening a category closes its siblings. */
  autoCollapse: boolean;
  label: string;
}

/**
 * The tree of docs. Categories stay open across pages and languages as long as the sidebar stays mounted, so use the
 * sidebar's id as its key. Categories are named by position, which is the same in all languages.
 */
export function DocsSidebar({ items, currentPath, autoCollapse, label }: DocsSidebarProps) {
  const [stored, setState] = useState(() => ({
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

/** State that every item of a sidebar needs. */
interface SidebarContext {
  currentPath: string;
  open: OpenCategories;
  toggle: (key: string) => void;
}

interface SidebarItemsProps {
  items: SidebarItem[];
  parent: string;
  context: SidebarContext;
}

/** One level of a sidebar. */
function SidebarItems({ items, parent, context }: SidebarItemsProps) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        if (!isVisible(item, context.currentPath)) return null;
        const key = itemKey(parent, index);
        if (item.type === 'category') {
          return <Category key={key} category={item} name={key} context={context} />;
        }
        return (
          <li key={key}>
            {item.type === 'text' ? (
              <span className={styles.link}>{item.label}</span>
            ) : (
              <Link
                className={styles.link}
                href={item.permalink}
                aria-current={isSamePath(item.permalink, context.currentPath) ? 'page' : undefined}
              >
                {item.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CategoryProps {
  category: SidebarCategory;
  /** Position of the category in its sidebar. */
  name: string;
  context: SidebarContext;
}

/**
 * A category. If it has a page, the label leads there (and opens the category), and a caret next to it opens and
 * closes; otherwise the label is a button, which without scripts leads to the first page inside.
 */
function Category({ category, name, context }: CategoryProps) {
  const t = useTranslate();
  const { label, permalink, collapsible, items } = category;
  const isOpen = !collapsible || context.open.has(name);
  const isCurrent = permalink !== null && isSamePath(permalink, context.currentPath);
  const isButton = permalink === null && collapsible;
  const toggle = () => context.toggle(name);

  const onClick = (event: MouseEvent) => {
    if (!collapsible || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (isButton || isCurrent) event.preventDefault();
    // A navigation to another page opens the category and never closes it.
    if (isButton || isCurrent || !isOpen) toggle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <li>
      <div className={styles.row}>
        <a
          className={cx(styles.link, isOnPath(category, context.currentPath) && styles.onPath)}
          href={permalink ?? firstPage(category) ?? undefined}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onClick}
          {...(isButton && { role: 'button', 'aria-expanded': isOpen, onKeyDown })}
        >
          {label}
          {isButton && <Icon name="right" className={cx(styles.caret, isOpen && styles.open)} />}
        </a>
        {permalink !== null && collapsible && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(isOpen ? 'docs.collapse' : 'docs.expand', { label })}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <Icon name="right" className={cx(styles.caret, isOpen && styles.open)} />
          </button>
        )}
      </div>
      {isOpen && <SidebarItems items={items} parent={name} context={context} />}
    </li>
  );
}
