import type { Reference } from '../../domain/content/model';
import { formatReferenceTime } from '../../i18n/format';
import { useLocale, useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './References.module.css';

interface ReferencesProps {
  references: readonly Reference[];
  toc: readonly { id: string }[];
}

/** Id of the list. A heading of the text may have taken it, and ids are unique on a page. */
const ANCHOR = 'references';

/** The public documents that a text relies on. */
export function References({ references, toc }: ReferencesProps) {
  const t = useTranslate();
  const locale = useLocale();
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
        {references.map(({ title: name, url, author, time }) => (
          <li key={url}>
            <Link href={url} arrow>
              {name}
            </Link>
            {(author ?? time) && (
              <span className={styles.source}>
                {author}
                {author && time && ' · '}
                {time && <time dateTime={time}>{formatReferenceTime(time, locale)}</time>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
