import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { webSite } from '../domain/publish/json-ld';
import { localizePath } from '../domain/routing/locale';
import { withBase } from '../domain/routing/paths';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/config';
import { HomeView } from '../ui/home/HomeView';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead } from '../ui/seo/PageHead';

/** Recommended posts beside as many docs. The query asks for the five latest ones more, which are left out. */
const RECOMMENDED_POSTS = 4;

/** The home page. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomePageQuery, PageContext>) {
  const { locale, sidebarTargets } = pageContext;
  const href = (path: string): string => withBase(localizePath(path, locale, site.i18n), site.baseUrl);
  const isLatest = (permalink: string): boolean =>
    data.latest.nodes.some((post) => post.permalink === permalink);
  // The newest posts stand above already.
  const recommendedPosts = data.recommendedPosts.nodes
    .filter(({ permalink }) => !isLatest(permalink))
    .slice(0, RECOMMENDED_POSTS);
  return (
    <HomeView
      locale={locale}
      latest={[...data.latest.nodes]}
      recommended={[
        ...recommendedPosts.map((post) => ({ ...post, kind: 'post' as const })),
        ...data.recommendedDocs.nodes.map((doc) => ({ ...doc, kind: 'doc' as const })),
      ]}
      projects={[...data.projects.nodes]}
      docsHref={href(sidebarTargets.tutorialSidebar ?? '/docs')}
      blogHref={href('/blog')}
      counts={{ posts: data.posts.totalCount, docs: data.docs.totalCount }}
    />
  );
}

/** Metadata of the home page. */
export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) {
  const { locale, neutralPath } = pageContext;
  const absolute = (path: string): string =>
    site.url + withBase(localizePath(path, locale, site.i18n), site.baseUrl);
  return (
    <PageHead
      locale={locale}
      path={neutralPath}
      description={staticText(data.locales, 'home.facts', locale, {
        posts: data.posts.totalCount,
        docs: data.docs.totalCount,
      })}
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <JsonLdScript
          data={webSite({
            name: site.title[locale],
            url: absolute('/'),
            lang: site.i18n.locales[locale].htmlLang,
            searchUrl: absolute(`/${site.search.searchPagePath}`),
          })}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query HomePage($locale: String!, $language: String!) {
    latest: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { key: ASC }]
      limit: 5
    ) {
      nodes {
        title
        permalink
        slug
        description
        date(formatString: "YYYY-MM-DD")
      }
    }
    recommendedPosts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true }, recommended: { gt: 0 } }
      sort: [{ recommended: DESC }, { date: DESC }]
      limit: 9
    ) {
      nodes {
        title
        permalink
        description
      }
    }
    recommendedDocs: allDoc(
      filter: { locale: { eq: $locale }, listed: { eq: true }, recommended: { gt: 0 } }
      sort: [{ recommended: DESC }, { key: ASC }]
      limit: 4
    ) {
      nodes {
        title
        permalink
        description
      }
    }
    posts: allBlogPost(filter: { locale: { eq: $locale }, listed: { eq: true } }) {
      totalCount
    }
    docs: allDoc(filter: { locale: { eq: $locale }, listed: { eq: true } }) {
      totalCount
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        name
        url
        description
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) {
      ...LocaleStrings
    }
  }
`;
