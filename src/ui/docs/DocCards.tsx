import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './DocCards.module.css';

/** A page or category as a card. */
export interface DocCard {
  label: string;
  permalink: string;
  description: string | null;
  /** Number of children of a category; null for a page. */
  count: number | null;
}

/** The pages of a category, two in a row. */
export function DocCards({ items }: { items: DocCard[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.permalink} className={styles.item}>
          <Link className={styles.card} href={item.permalink}>
            <span className={styles.label}>
              {item.label}{' '}
              {item.count !== null && (
                <span className={styles.count}>{t('docs.items', { count: item.count })}</span>
              )}
            </span>
            {item.description && <span className={styles.text}>{item.description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
