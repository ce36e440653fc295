import { useCleanAddress } from '../../client/navigation/useCleanAddress';
import { useNearestPage } from '../../client/navigation/useNearestPage';
import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import * as button from '../primitives/Button.module.css';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { Link } from '../primitives/Link';
import { TideLine } from '../primitives/TideLine';
import { SearchForm } from '../search/SearchForm';
import * as formStyles from '../search/SearchForm.ondemand.module.css';
import * as styles from './NotFoundView.ondemand.module.css';
import { siteHref } from './site-links';

const SHEETS = [styles, formStyles];

interface NotFoundViewProps {
  locale: Locale;
  /** The unknown path, without language prefix. */
  path: string;
  /** Address of the list of pages in which the nearest one is searched. */
  pageTitles: string | undefined;
}

/** The page for an unknown path. */
export function NotFoundView({ locale, path, pageTitles }: NotFoundViewProps) {
  const t = useTranslate();
  useCleanAddress();
  const nearest = useNearestPage(path, pageTitles);
  return (
    <main className={styles.main}>
      <OnDemandStyles of={SHEETS} />
      <TideLine className={styles.tide} seed="404" width={1920} height={176} lines={7} />
      <div className={styles.text}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p>{t('notFound.lead')}</p>
        <p className={styles.help}>{t('notFound.help')}</p>
        {/* Rendered from the start, so that nothing moves when the suggestion arrives. */}
        <p className={styles.nearest} role="status">
          {nearest && (
            <>
              {t('notFound.nearest')} <Link href={siteHref(nearest.path, locale)}>{nearest.title}</Link>
            </>
          )}
        </p>
        <SearchForm locale={locale} />
        <p className={styles.action}>
          <Link className={button.primary} href={siteHref('/', locale)}>
            {t('notFound.home')}
          </Link>
        </p>
      </div>
    </main>
  );
}
