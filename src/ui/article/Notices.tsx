import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/config';
import * as styles from './Notices.module.css';

/** Properties of {@link Notices}. */
export interface NoticesProps {
  locale: Locale;
  contentLocale: Locale;
  unlisted: boolean;
  draft: boolean;
}

/** What a reader has to know before reading: the page is a draft, unlisted, or not in the page's language. */
export function Notices({ locale, contentLocale, unlisted, draft }: NoticesProps) {
  const t = useTranslate();
  const label = (code: Locale) => site.i18n.locales[code].label;
  return (
    <>
      {draft && <Notice title={t('notice.draftTitle')} text={t('notice.draft')} />}
      {unlisted && <Notice title={t('notice.unlistedTitle')} text={t('notice.unlisted')} />}
      {contentLocale !== locale && (
        <Notice text={t('notice.untranslated', { page: label(locale), content: label(contentLocale) })} />
      )}
    </>
  );
}

function Notice({ title, text }: { title?: string; text: string }) {
  return (
    <div className={styles.notice} role="note">
      {title && <strong className={styles.title}>{title}</strong>}
      <p>{text}</p>
    </div>
  );
}
