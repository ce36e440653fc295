import type { ReactNode } from 'react';
import { localeDefinition, type Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { Link } from '../primitives/Link';
import * as styles from './Notices.module.css';

interface NoticesProps {
  locale: Locale;
  /** Locale-neutral path of the page. */
  path: string;
  contentLocale: string;
  /** Language of the original if it has changed since this translation. */
  staleOriginal: string | null;
  unlisted: boolean;
  draft: boolean;
}

/** What readers must know first: the page is a draft, unlisted, not translated, or its translation is outdated. */
export function Notices({ locale, path, contentLocale, staleOriginal, unlisted, draft }: NoticesProps) {
  const t = useTranslate();
  const language = (code: string) => localeDefinition(site.i18n, code as Locale);
  return (
    <>
      {draft && <Notice title={t('notice.draftTitle')} text={t('notice.draft')} />}
      {unlisted && <Notice title={t('notice.unlistedTitle')} text={t('unlisted')} />}
      {contentLocale !== locale && (
        <Notice
          text={t('notice.untranslated', {
            page: language(locale).label,
            content: language(contentLocale).label,
          })}
        />
      )}
      {staleOriginal && (
        <Notice text={t('translation.stale', { content: language(staleOriginal).label })}>
          <Link href={siteHref(path, staleOriginal as Locale)} hrefLang={language(staleOriginal).htmlLang}>
            {t('translation.original')}
          </Link>
        </Notice>
      )}
    </>
  );
}

function Notice({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="note">
      {title && <strong className={styles.title}>{title}</strong>}
      <p>
        {text}
        {children}
      </p>
    </div>
  );
}
