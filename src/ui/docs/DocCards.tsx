import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './DocCards.module.css';

/** Pages and categories; only categories have a count of children. */
export type DocCardData = NonNullable<Queries.DocPageQuery['doc']>['cards'];

/** The pages of a category, two in a row. */
export function DocCards({ items }: { items: DocCardData }) {
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
