import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../../domain/routing/locale';
import { formatDate } from '../../i18n/format';
import { useTranslate, type Translate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { EDIT } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import * as styles from './EditMeta.module.css';
import { MarkdownActions } from './MarkdownActions';

interface EditMetaProps {
  locale: Locale;
  /** ISO 8601 date-time in UTC. */
  lastUpdatedAt: string | null;
  lastUpdatedBy: string | null;
  editUrl: string | null;
  /** Address of the page's Markdown twin. */
  markdownHref: string;
}

/** Links to the source of a page and to its Markdown, and when and by whom it was last changed. */
export function EditMeta(props: EditMetaProps) {
  const { editUrl, markdownHref } = props;
  const t = useTranslate();
  const updated = lastUpdateText(t, props);
  return (
    <div className={styles.meta}>
      <div className={styles.actions}>
        {editUrl && (
          <Link className={styles.edit} href={editUrl}>
            <Icon shape={EDIT} />
            {t('meta.edit')}
          </Link>
        )}
        <MarkdownActions href={markdownHref} />
      </div>
      {updated && <p>{updated}</p>}
    </div>
  );
}

/** The sentence about the last change, with the date as a `<time>` where the language puts it. */
function lastUpdateText(
  t: Translate,
  { lastUpdatedAt: at, lastUpdatedBy: by, locale }: EditMetaProps,
): ReactNode {
  if (!at) return by ? t('meta.updatedBy', { by }) : null;
  const slot = '\u0000';
  const text = by ? t('meta.updatedAtBy', { at: slot, by }) : t('meta.updatedAt', { at: slot });
  return text.split(slot).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <time dateTime={at}>{formatDate(at, locale)}</time>}
      {part}
    </Fragment>
  ));
}
