import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { splitLocale } from '../domain/routing/locale';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { NotFoundView } from '../ui/layout/NotFoundView';
import { PageHead } from '../ui/seo/PageHead';

/** The page for unknown addresses, in the language of the address. */
export default function NotFoundPage({
  location,
  pageContext,
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const { locale, path } = splitLocale(location.pathname, site.i18n);
  return <NotFoundView locale={locale} path={path} pageTitles={pageContext.pageTitles?.[locale]} />;
}

/** Metadata of the not-found page. */
export function Head({ data, location, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) {
  const { locale } = splitLocale(location.pathname, site.i18n);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path="/404.html"
      translations={[]}
      title={staticText(data.locales, 'notFound.title', locale)}
      description={`${staticText(data.locales, 'notFound.lead', locale)} ${staticText(data.locales, 'notFound.help', locale)}`}
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
