import type { Reference } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { formatReferenceTime } from '../../i18n/format';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './References.module.css';

/** Properties of {@link References}. */
export interface ReferencesProps {
  references: Reference[];
  locale: Locale;
}

/** The public documents a text relies on. */
export function References({ references, locale }: ReferencesProps) {
  const t = useTranslate();
  if (references.length === 0) return null;
  return (
    <section className={styles.references} aria-labelledby="references">
      <h2 id="references" className={styles.title}>
        {t('article.references')}
      </h2>
      <ol className={styles.list}>
        {references.map((reference) => (
          <li key={reference.url}>
            <Link href={reference.url} arrow>
              {reference.title}
            </Link>
            <Source author={reference.author} time={reference.time} locale={locale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Author and year behind a title; a full date is written in the page's language. */
function Source({ author, time, locale }: { author: string | null; time: string | null; locale: Locale }) {
  if (!author && !time) return null;
  return (
    <span className={styles.source}>
      {author}
      {author && time && ' · '}
      {time && <time dateTime={time}>{formatReferenceTime(time, locale)}</time>}
    </span>
  );
}
