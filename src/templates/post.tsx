import { graphql } from 'gatsby';
import { blogPosting, publishedAt } from '../domain/publish/json-ld';
import { localizePath, type Locale } from '../domain/routing/locale';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { Article } from '../ui/article/Article';
import * as styles from '../ui/article/Article.module.css';
import { AuthorList } from '../ui/article/AuthorList';
import { Coffee } from '../ui/article/Coffee';
import { PostMeta } from '../ui/article/PostMeta';
import { TideLine } from '../ui/primitives/TideLine';
import { ArticleTags, JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.PostPageQuery>;

/** A blog post. */
export default function PostTemplate({ data: { post }, location, pageContext }: Props) {
  const t = useTranslate();
  if (!post) return null;
  return (
    <Article
      context={pageContext}
      document={post}
      location={location}
      lead={post.hasLead ? post.description : ''}
      eyebrow={<PostMeta {...post} />}
      headEnd={
        <>
          <AuthorList authors={post.authors} />
          <TideLine className={styles.tide} seed={post.slug} width={720} height={72} />
        </>
      }
      names={{ label: t('blog.postNav'), prevLabel: t('blog.newerPost'), nextLabel: t('blog.olderPost') }}
      related={{ id: 'page:related', title: t('blog.related'), pages: post.related }}
    >
      <Coffee path={post.slug} />
    </Article>
  );
}

/** Metadata of a post. */
export function Head({ data: { post }, pageContext }: Props) {
  if (!post) return null;
  return (
    <PageHead
      context={pageContext}
      document={post}
      title={post.frontMatter.title_meta ?? post.title}
      type="article"
    >
      {process.env.BUILD_STAGE === 'build-html' && <CrawlerTags post={post} context={pageContext} />}
    </PageHead>
  );
}

/** What only crawlers read of a post; browsers do without its code. */
function CrawlerTags({
  post,
  context,
}: {
  post: NonNullable<Props['data']['post']>;
  context: Props['pageContext'];
}) {
  // The address of the original, if the page shows it.
  const url = localizePath(context.neutralPath, post.contentLocale as Locale, site.i18n);
  const article = { ...post, url, date: publishedAt(post) };
  return (
    <>
      <ArticleTags context={context} document={article} />
      <JsonLdScript data={blogPosting(article, site.url)} />
    </>
  );
}

export const query = graphql`
  query PostPage($id: String!, $language: String!) {
    post: blogPost(id: { eq: $id }) {
      ...ArticlePage
      hasLead
      slug
      date(formatString: "YYYY-MM-DD")
      time
      readingTime
      frontMatter {
        title_meta
      }
      authors {
        ...AuthorSummary
      }
      related {
        ...PageLink
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "article", "blog", "comments"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
