import { graphql } from 'gatsby';
import { withoutPrefix } from '../client/browser/path-prefix';
import { useCleanAddress, useNearestPage } from '../client/navigation/not-found';
import { splitLocale } from '../domain/routing/locale';
import { useTranslate } from '../i18n/translate';
import { headText, type TemplateProps } from '../runtime/template';
import { site } from '../site/public-config';
import * as styles from '../ui/layout/NotFound.ondemand.module.css';
import { siteHref } from '../ui/layout/site-links';
import * as button from '../ui/primitives/Button.module.css';
import { Link } from '../ui/primitives/Link';
import { OnDemandStyles } from '../ui/primitives/OnDemandStyles';
import { TideLine } from '../ui/primitives/TideLine';
import { SearchForm } from '../ui/search/SearchForm';
import * as formStyles from '../ui/search/SearchForm.ondemand.module.css';
import { PageHead } from '../ui/seo/PageHead';

type Props = TemplateProps<Queries.NotFoundPageQuery>;

const SHEETS = [styles, formStyles];

/** The page for unknown addresses, in the language of the address. */
export default function NotFoundPage({ location, pageContext }: Props) {
  const { locale, path } = splitLocale(withoutPrefix(location.pathname), site.i18n);
  const t = useTranslate();
  useCleanAddress();
  const nearest = useNearestPage(path, pageContext.pageTitles?.[locale]);
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
        <SearchForm />
        <p className={styles.action}>
          <Link className={button.primary} href={siteHref('/', locale)}>
            {t('notFound.home')}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** Metadata of the not-found page. */
export function Head({ data, location, pageContext }: Props) {
  const { locale } = splitLocale(withoutPrefix(location.pathname), site.i18n);
  const context = { ...pageContext, locale, neutralPath: '/404.html' };
  const t = headText({ data, pageContext: context });
  return (
    <PageHead
      context={context}
      translations={[]}
      title={t('notFound.title')}
      description={`${t('notFound.lead')} ${t('notFound.help')}`}
      noIndex
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(
      filter: { ns: { in: ["common", "notFound", "search"] } }
      sort: [{ language: ASC }, { ns: ASC }]
    ) {
      ...LocaleStrings
    }
  }
`;
