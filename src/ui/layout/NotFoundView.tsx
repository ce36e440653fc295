import type { NavLink } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import * as button from '../primitives/Button.module.css';
import { Link } from '../primitives/Link';
import { TideLine } from '../primitives/TideLine';
import * as styles from './NotFoundView.module.css';
import { siteHref } from './site-links';

/** Properties of {@link NotFoundView}. */
export interface NotFoundViewProps {
  locale: Locale;
  /** The existing page whose path is nearest to the unknown one. */
  suggestion: NavLink | null;
}

/** The page for an unknown path. */
export function NotFoundView({ locale, suggestion }: NotFoundViewProps) {
  const t = useTranslate();
  return (
    <main className={styles.main}>
      <TideLine className={styles.tide} seed="404" width={1920} height={176} lines={7} />
      <div className={styles.text}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p>{t('notFound.lead')}</p>
        <p className={styles.help}>{t('notFound.help')}</p>
        {suggestion && (
          <p className={styles.nearest}>
            {t('notFound.nearest')} <Link href={suggestion.permalink}>{suggestion.title}</Link>
          </p>
        )}
        <p className={styles.action}>
          <Link className={button.primary} href={siteHref('/', locale)}>
            {t('notFound.home')}
          </Link>
        </p>
      </div>
    </main>
  );
}
