import type { KeyboardEvent, MouseEvent } from 'react';
import type { SidebarCategory, SidebarItem } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import * as styles from './DocsSidebar.module.css';
import { firstPage, isOnPath, isVisible, itemKey, type OpenCategories } from './sidebar-state';

/** State that every item of a sidebar needs. */
export interface SidebarContext {
  currentPath: string;
  open: OpenCategories;
  toggle: (key: string) => void;
}

interface SidebarItemsProps {
  items: SidebarItem[];
  /** Name of the category that contains them. */
  parent: string;
  context: SidebarContext;
}

/** One level of a sidebar. */
export function SidebarItems({ items, parent, context }: SidebarItemsProps) {
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
