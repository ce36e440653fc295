import { formatDate } from '../../i18n/format';
import { useLocale, useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import * as styles from './PostMeta.module.css';

interface PostMetaProps {
  /** ISO 8601 date in UTC. */
  date: string;
  /** Minutes. */
  readingTime: number;
  /** Stacked where there is a margin for it. */
  isStacked?: boolean;
}

/** When a post was written and how long it takes to read. */
export function PostMeta({ date, readingTime, isStacked = false }: PostMetaProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={cx(styles.meta, isStacked && styles.stacked)}>
      <time dateTime={date}>{formatDate(date, locale)}</time>
      <span className={styles.minutes}>
        {t('article.minutes', { count: Math.max(1, Math.ceil(readingTime)) })}
      </span>
    </div>
  );
}
