import { graphql } from 'gatsby';
import { webSite } from '../domain/publish/json-ld';
import { localeDefinition } from '../domain/routing/locale';
import { blogListPath } from '../domain/routing/paths';
import type { PageContext } from '../domain/site/page-context';
import { site } from '../site/public-config';
import { Hero } from '../ui/home/Hero';
import * as heroStyles from '../ui/home/Hero.ondemand.module.css';
import * as styles from '../ui/home/Home.ondemand.module.css';
import { Latest, Projects, Recommended, SECTION_SHEETS, Subjects } from '../ui/home/HomeSections';
import { docsRoot, siteHref } from '../ui/layout/site-links';
import { OnDemandStyles } from '../ui/primitives/OnDemandStyles';
import { JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

type HomeContext = PageContext & Required<Pick<PageContext, 'facts' | 'phrases' | 'recommendedCount'>>;

type Props = TemplateProps<Queries.HomePageQuery, HomeContext>;

const SHEETS = [styles, heroStyles, ...SECTION_SHEETS];

/** The home page: what the site is, what is new, and what to read first. */
export default function HomeTemplate({ data, pageContext }: Props) {
  const { locale, recommendedCount, phrases } = pageContext;
  const docs = docsRoot(pageContext);
  const blogHref = data.posts.totalCount === 0 ? null : siteHref(blogListPath(1), locale);
  const latest = data.latest.nodes;
  // Without the posts that are among the newest, which are shown above.
  const recommendedPosts = data.recommendedPosts.nodes
    .filter(({ permalink }) => !latest.some((post) => post.permalink === permalink))
    .slice(0, recommendedCount);
  return (
    <main>
      <OnDemandStyles of={SHEETS} />
      <Hero
        docsHref={docs === null ? null : siteHref(docs, locale)}
        blogHref={blogHref}
        facts={factsOf(data, pageContext)}
        phrases={phrases}
      />
      <div className={styles.sections}>
        {blogHref !== null && <Latest posts={latest} blogHref={blogHref} />}
        <Subjects subjects={data.subjects.nodes} />
        <Recommended posts={recommendedPosts} docs={data.recommendedDocs.nodes} />
        <Projects projects={data.projects.nodes} />
      </div>
    </main>
  );
}

/** Description of the site, in the owner's words, with its numbers. */
const factsOf = ({ posts, docs }: Queries.HomePageQuery, { facts }: HomeContext): string | null =>
  facts?.replaceAll('{posts}', String(posts.totalCount)).replaceAll('{docs}', String(docs.totalCount)) ??
  null;

/** Metadata of the home page. */
export function Head({ data, pageContext }: Props) {
  const { locale } = pageContext;
  return (
    <PageHead context={pageContext} description={factsOf(data, pageContext) ?? site.tagline[locale]}>
      {process.env.BUILD_STAGE === 'build-html' && (
        <JsonLdScript
          data={webSite({
            name: site.title[locale],
            url: site.url + siteHref('/', locale),
            lang: localeDefinition(site.i18n, locale).htmlLang,
            searchUrl: site.url + siteHref(`/${site.search.searchPagePath}`, locale),
          })}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query HomePage($locale: String!, $language: String!, $latestCount: Int!, $recommendedPosts: Int!) {
    ...HomeSections
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
