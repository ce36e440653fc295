import { graphql } from 'gatsby';
import { blogPosting, publishedAt } from '../domain/publish/json-ld';
import { localizePath, type Locale } from '../domain/routing/locale';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import * as styles from '../ui/article/Article.module.css';
import { AuthorList } from '../ui/article/AuthorList';
import { Coffee } from '../ui/article/Coffee';
import { Document } from '../ui/article/Document';
import { DocumentFooter } from '../ui/article/DocumentFooter';
import { PostMeta } from '../ui/article/PostMeta';
import { PrevNext } from '../ui/article/PrevNext';
import { References } from '../ui/article/References';
import { Related } from '../ui/article/Related';
import { TideLine } from '../ui/primitives/TideLine';
import { ArticleTags, JsonLdScript, TwinLink } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.PostPageQuery>;

/** A blog post. */
export default function PostTemplate({ data: { post }, pageContext }: Props) {
  const t = useTranslate();
  if (!post) return null;
  return (
    <Document
      context={pageContext}
      document={post}
      lead={post.hasLead ? post.description : ''}
      eyebrow={<PostMeta {...post} />}
      headEnd={
        <>
          <AuthorList authors={post.authors} />
          <TideLine className={styles.tide} seed={post.slug} width={720} height={72} />
        </>
      }
      below={
        <>
          <PrevNext
            label={t('blog.postNav')}
            prev={post.prevItem}
            next={post.nextItem}
            prevLabel={t('blog.newerPost')}
            nextLabel={t('blog.olderPost')}
          />
          <Related id="page:related" title={t('blog.related')} pages={post.related} />
        </>
      }
    >
      <References references={post.references} toc={post.toc} />
      <Coffee path={post.slug} />
      <DocumentFooter context={pageContext} document={post} />
    </Document>
  );
}

/** Metadata of a post. */
export function Head({ data: { post }, pageContext }: Props) {
  if (!post) return null;
  const { authors, tags, lastUpdatedAt, contentLocale } = post;
  const pages = authors.flatMap(({ permalink }) => (permalink === null ? [] : [site.url + permalink]));
  return (
    <PageHead
      context={pageContext}
      document={post}
      title={post.frontMatter.title_meta ?? post.title}
      type="article"
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <>
          <TwinLink path={pageContext.neutralPath} locale={pageContext.locale} />
          <ArticleTags published={publishedAt(post)} modified={lastUpdatedAt} authors={pages} tags={tags} />
          <JsonLdScript
            data={blogPosting(
              {
                title: post.title,
                description: post.description,
                // The address of the original, if the page shows it.
                url: localizePath(pageContext.neutralPath, contentLocale as Locale, site.i18n),
                lang: contentLocale,
                image: post.card ?? '',
                published: publishedAt(post),
                modified: lastUpdatedAt,
                tags: tags.map(({ label }) => label),
                authors,
                references: post.references,
              },
              site.url,
            )}
          />
        </>
      )}
    </PageHead>
  );
}

export const query = graphql`
  query PostPage($id: String!, $language: String!) {
    post: blogPost(id: { eq: $id }) {
      title
      description
      hasLead
      permalink
      card
      slug
      date(formatString: "YYYY-MM-DD")
      time
      readingTime
      keywords
      contentLocale
      staleOriginal
      translations
      unlisted
      draft
      editUrl
      lastUpdatedAt
      lastUpdatedBy
      pageNeeds
      headTags
      content
      frontMatter {
        title_meta
      }
      toc {
        id
        level
        html
      }
      references {
        title
        url
        author
        time
      }
      tags {
        ...TagLink
      }
      authors {
        ...AuthorSummary
      }
      prevItem {
        title
        permalink
      }
      nextItem {
        title
        permalink
      }
      related {
        title
        permalink
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
