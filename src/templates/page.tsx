import { graphql } from 'gatsby';
import type { ContentTree } from '../domain/markdown/tree';
import { person } from '../domain/publish/json-ld';
import { RELEASE_FEED } from '../domain/routing/paths';
import type { TemplateProps } from '../runtime/template';
import { site } from '../site/public-config';
import { Document } from '../ui/article/Document';
import { siteHref } from '../ui/layout/site-links';
import { profiledAuthor } from '../ui/pages/profiled-author';
import { SiteDataProvider } from '../ui/pages/SiteDataProvider';
import { JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead, pageTitle } from '../ui/seo/PageHead';

/** A page that skips a part of the query has no such field, which the generated types do not say. */
type Props = TemplateProps<Partial<Queries.FreePageQuery>>;

/** A free page such as About, with the components of its text that show data of the site. */
export default function PageTemplate({ data, location, pageContext }: Props) {
  const { page } = data;
  if (!page) return null;
  return (
    <SiteDataProvider data={data} context={pageContext}>
      <Document context={pageContext} document={page} location={location} />
    </SiteDataProvider>
  );
}

/** Metadata of a free page. */
export function Head({ data: { page, authors, releases }, pageContext }: Props) {
  if (!page) return null;
  const owner = authors && profiledAuthor(page.content as unknown as ContentTree);
  const author = authors?.nodes.find(({ key }) => key === owner);
  return (
    <PageHead context={pageContext} document={page}>
      {process.env.BUILD_STAGE === 'build-html' && author && <JsonLdScript data={person(author, site.url)} />}
      {releases && pageContext.releaseFeed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={pageTitle(page.title, pageContext.locale)}
          href={siteHref(RELEASE_FEED, pageContext.locale)}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query FreePage(
    $id: String!
    $locale: String!
    $language: String!
    $friends: Boolean!
    $releases: Boolean!
    $projects: Boolean!
    $owner: Boolean!
  ) {
    page: sitePageContent(id: { eq: $id }) {
      ...DocumentPage
    }
    ...SiteData
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "article", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
