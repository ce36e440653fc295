import { createContext, useContext } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './DocCards.module.css';

/** Cards of the current doc's children (or siblings), for `<DocCardList />` in its text. Only categories have a count. */
export const DocCardsContext = createContext<NonNullable<Queries.DocPageQuery['doc']>['cards']>([]);

/** `<DocCardList />`: cards of everything in the doc's folder, two in a row. */
export function DocCards() {
  const t = useTranslate();
  const items = useContext(DocCardsContext);
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
