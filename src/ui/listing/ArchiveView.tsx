import type { ReactNode } from 'react';
import type { ArchiveYear } from '../../domain/blog/archive';
import type { NavLink } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { formatDatePart } from '../../i18n/date-part';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './ArchiveView.ondemand.module.css';
import { ListPage } from './ListPage';

interface ArchiveViewProps {
  locale: Locale;
  sections: ReactNode;
  years: ArchiveYear<NavLink & { date: string }>[];
}

/** Every post by year and month, each with its anchor. */
export function ArchiveView({ locale, sections, years }: ArchiveViewProps) {
  const t = useTranslate();
  const total = years.reduce((sum, year) => sum + year.count, 0);
  return (
    <ListPage
      heading={t('archive.title')}
      sections={sections}
      description={t('lists.posts', { count: total })}
      sheets={[styles]}
    >
      {years.map((year) => (
        <section key={year.year} className={styles.year} aria-labelledby={year.year}>
          <h2 id={year.year} className={styles.heading}>
            <a href={`#${year.year}`}>{year.year}</a>
            <span className={styles.count}>{t('lists.posts', { count: year.count })}</span>
          </h2>
          {year.months.map((month) => (
            <div key={month.month} className={styles.month}>
              <h3 id={month.month} className={styles.monthHeading}>
                <a href={`#${month.month}`}>{formatDatePart(`${month.month}-01`, 'month', locale)}</a>
              </h3>
              <ul className={styles.posts}>
                {month.posts.map((post) => (
                  <li key={post.permalink} className={styles.post}>
                    <time dateTime={post.date}>{formatDatePart(post.date, 'day', locale)}</time>
                    <Link href={post.permalink}>{post.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </ListPage>
  );
}
