import type { Reference } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { formatReferenceTime } from '../../i18n/format';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './References.module.css';

interface ReferencesProps {
  references: readonly Reference[];
  locale: Locale;
  /** Headings of the text. */
  toc: readonly { id: string }[];
}

/** Id of the list. A heading of the text may have taken it, and ids are unique on a page. */
const ANCHOR = 'references';

/** The public documents that a text relies on. */
export function References({ references, locale, toc }: ReferencesProps) {
  const t = useTranslate();
  if (references.length === 0) return null;
  const title = t('meta.references');
  const isTaken = toc.some(({ id }) => id === ANCHOR);
  return (
    <section
      className={styles.references}
      aria-label={isTaken ? title : undefined}
      aria-labelledby={isTaken ? undefined : ANCHOR}
    >
      <h2 id={isTaken ? undefined : ANCHOR} className={styles.title}>
        {title}
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

/** Author and year of a reference; a full date is written in the page's language. */
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
