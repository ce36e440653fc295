import type { Locale } from '../../domain/routing/locale';
import { formatDate } from '../../i18n/format';
import { useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import * as styles from './PostMeta.module.css';

interface PostMetaProps {
  locale: Locale;
  /** ISO 8601 date in UTC. */
  date: string;
  /** Minutes. */
  readingTime: number;
  /** Stacked where there is a margin for it. */
  isStacked?: boolean;
}

/** When a post was written and how long it takes to read. */
export function PostMeta({ locale, date, readingTime, isStacked = false }: PostMetaProps) {
  const t = useTranslate();
  return (
    <div className={cx(styles.meta, isStacked && styles.stacked)}>
      <time dateTime={date}>{formatDate(date, locale)}</time>
      <span className={styles.minutes}>
        {t('article.minutes', { count: Math.max(1, Math.ceil(readingTime)) })}
      </span>
    </div>
  );
}
