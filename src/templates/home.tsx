import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { homeFacts } from '../domain/publish/home-facts';
import { webSite } from '../domain/publish/json-ld';
import { localeDefinition, localizePath } from '../domain/routing/locale';
import { blogListPath, withBase } from '../domain/routing/paths';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { HomeView } from '../ui/home/HomeView';
import { docsRoot } from '../ui/layout/site-links';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead } from '../ui/seo/PageHead';

/** Context of the home page. */
interface HomeContext extends PageContext {
  /** How many recommended posts are shown. */
  recommendedCount: number;
  /** Description of the site, with placeholders for numbers. */
  facts: string | null;
  /** Phrases that are typed one after the other. */
  phrases: string[];
}

/** The home page. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomePageQuery, HomeContext>) {
  const { locale, recommendedCount } = pageContext;
  const docs = docsRoot(pageContext);
  const href = (path: string): string => withBase(localizePath(path, locale, site.i18n), site.baseUrl);
  const isLatest = (permalink: string): boolean =>
    data.latest.nodes.some((post) => post.permalink === permalink);
  // Without the posts that are among the newest, which are shown above.
  const recommendedPosts = data.recommendedPosts.nodes
    .filter(({ permalink }) => !isLatest(permalink))
    .slice(0, recommendedCount);
  return (
    <HomeView
      locale={locale}
      latest={[...data.latest.nodes]}
      subjects={[...data.subjects.nodes]}
      recommended={[
        ...recommendedPosts.map((post) => ({ ...post, kind: 'post' as const })),
        ...data.recommendedDocs.nodes.map((doc) => ({ ...doc, kind: 'doc' as const })),
      ]}
      projects={[...data.projects.nodes]}
      docsHref={docs === null ? null : href(docs)}
      blogHref={data.posts.totalCount === 0 ? null : href(blogListPath(1))}
      facts={factsOf(data, pageContext)}
      phrases={pageContext.phrases}
    />
  );
}

/** Description of the site, in the owner's words. */
const factsOf = ({ posts, docs }: Queries.HomePageQuery, { facts }: HomeContext): string | null =>
  facts && homeFacts(facts, { posts: posts.totalCount, docs: docs.totalCount });

/** Metadata of the home page. */
export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, HomeContext>) {
  const { locale, neutralPath } = pageContext;
  const absolute = (path: string): string =>
    site.url + withBase(localizePath(path, locale, site.i18n), site.baseUrl);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      description={factsOf(data, pageContext) ?? site.tagline[locale]}
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <JsonLdScript
          data={webSite({
            name: site.title[locale],
            url: absolute('/'),
            lang: localeDefinition(site.i18n, locale).htmlLang,
            searchUrl: absolute(`/${site.search.searchPagePath}`),
          })}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query HomePage($locale: String!, $language: String!, $latestCount: Int!, $recommendedPosts: Int!) {
    latest: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
      limit: $latestCount
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
      sort: [{ recommended: DESC }, { date: DESC }, { time: DESC }, { key: ASC }]
      limit: $recommendedPosts
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
    subjects: allDocsSubject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        label
        permalink
        count
      }
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        name
        url
        description
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
