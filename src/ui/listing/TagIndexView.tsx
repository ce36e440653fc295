import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import { ListPage } from './ListPage';
import * as styles from './TagIndexView.ondemand.module.css';

/** A tag of the index. */
export interface TagEntry {
  label: string;
  permalink: string;
  description: string | null;
  count: number;
}

/** Props of {@link TagIndexView}. */
export interface TagIndexViewProps {
  sections?: ReactNode;
  groups: { initial: string; items: TagEntry[] }[];
}

/** All tags under their initial letters, with the number of documents. */
export function TagIndexView({ sections, groups }: TagIndexViewProps) {
  const t = useTranslate();
  return (
    <ListPage heading={t('tags')} sections={sections} sheets={[styles]}>
      {groups.map(({ initial, items }) => (
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
