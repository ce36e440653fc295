import type { KeyboardEvent, MouseEvent } from 'react';
import type { SidebarCategory } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import * as styles from './DocsSidebar.module.css';
import { SidebarItems, type SidebarContext } from './SidebarItems';
import { firstPage, isOnPath } from './sidebar-state';

interface SidebarCategoryItemProps {
  category: SidebarCategory;
  /** Position of the category in its sidebar. */
  name: string;
  context: SidebarContext;
}

/**
 * A category. If it has a page, the label leads there (and opens the category), and a caret next to it opens and
 * closes; otherwise the label is a button, which without scripts leads to the first page inside.
 */
export function SidebarCategoryItem({ category, name, context }: SidebarCategoryItemProps) {
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
