import { graphql } from 'gatsby';
import { splitLocale } from '../domain/routing/locale';
import { site } from '../site/public-config';
import { headText, type TemplateProps } from '../runtime/template';
import { NotFoundView } from '../ui/layout/NotFoundView';
import { PageHead } from '../ui/seo/PageHead';

type Props = TemplateProps<Queries.NotFoundPageQuery>;

/** The page for unknown addresses, in the language of the address. */
export default function NotFoundPage({ location, pageContext }: Props) {
  const { locale, path } = splitLocale(location.pathname, site.i18n);
  return <NotFoundView locale={locale} path={path} pageTitles={pageContext.pageTitles?.[locale]} />;
}

/** Metadata of the not-found page. */
export function Head({ data, location, pageContext }: Props) {
  const { locale } = splitLocale(location.pathname, site.i18n);
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
