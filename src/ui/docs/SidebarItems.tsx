import type { SidebarItem } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';
import { Link } from '../primitives/Link';
import * as styles from './DocsSidebar.module.css';
import { SidebarCategoryItem } from './SidebarCategoryItem';
import { isVisible, itemKey, type OpenCategories } from './sidebar-state';

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
          return <SidebarCategoryItem key={key} category={item} name={key} context={context} />;
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
