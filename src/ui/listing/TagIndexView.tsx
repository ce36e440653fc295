import type { ReactNode } from 'react';
import { groupByInitial } from '../../domain/content/initial';
import { useLocale, useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import { ListPage } from './ListPage';
import * as styles from './TagIndexView.ondemand.module.css';

interface TagIndexViewProps {
  sections?: ReactNode;
  tags: Queries.TagIndexFragment['nodes'];
}

/** All tags under their initial letters, with the number of documents. */
export function TagIndexView({ sections, tags }: TagIndexViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ListPage heading={t('tags')} sections={sections} sheets={[styles]}>
      {groupByInitial(tags, locale).map(({ initial, items }) => (
        <section key={initial} className={styles.group} aria-labelledby={`letter-${initial}`}>
          <h2 id={`letter-${initial}`} className={styles.letter}>
            {initial}
          </h2>
          <ul className={styles.tags}>
            {items.map((tag) => (
              <li key={tag.permalink}>
                <Link
                  className={styles.tag}
                  href={tag.permalink}
                  rel="tag"
                  title={tag.description ?? undefined}
                >
                  {tag.label} <span className={styles.count}>{tag.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  );
}
