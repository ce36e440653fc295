import { Fragment, type ReactNode } from 'react';
import type { LastUpdate } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { formatDate } from '../../i18n/format';
import { useTranslate, type Translate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { EDIT } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import * as styles from './EditMeta.module.css';
import { MarkdownActions } from './MarkdownActions';

/** Props of {@link EditMeta}. */
export interface EditMetaProps {
  locale: Locale;
  lastUpdate: LastUpdate;
  editUrl: string | null;
  /** Address of the page's Markdown twin. */
  markdownHref: string;
}

/** Links to the source of a page and to its Markdown, and when and by whom it was last changed. */
export function EditMeta({ locale, lastUpdate, editUrl, markdownHref }: EditMetaProps) {
  const t = useTranslate();
  const updated = lastUpdateText(t, lastUpdate, locale);
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
function lastUpdateText(t: Translate, { at, by }: LastUpdate, locale: Locale): ReactNode {
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
