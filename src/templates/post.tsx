import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { blogPosting } from '../domain/publish/json-ld';
import { localizePath } from '../domain/routing/locale';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { PostView } from '../ui/article/PostView';
import { ArticleTags } from '../ui/seo/ArticleTags';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead } from '../ui/seo/PageHead';
import { TwinLink } from '../ui/seo/TwinLink';
import {
  toAuthors,
  toHeadTags,
  toLastUpdate,
  toLocale,
  toMinutes,
  toReferences,
  toStaleOriginal,
  toTags,
  toTree,
} from './view-props';

/** A blog post. */
export default function PostTemplate({ data, pageContext }: PageProps<Queries.PostPageQuery, PageContext>) {
  const { post } = data;
  if (!post) return null;
  return (
    <PostView
      locale={pageContext.locale}
      post={{
        title: post.title,
        lead: post.hasLead ? post.description : '',
        slug: post.slug,
        date: post.date,
        readingMinutes: toMinutes(post.readingTime),
        authors: toAuthors(post.authors),
        tags: toTags(post.tags),
        toc: [...post.toc],
        content: toTree(post.content),
        references: toReferences(post.references),
        lastUpdate: toLastUpdate(post),
        editUrl: post.editUrl,
        contentLocale: toLocale(post.contentLocale),
        path: pageContext.neutralPath,
        staleOriginal: toStaleOriginal(post.staleOriginal),
        unlisted: post.unlisted,
        draft: post.draft,
        prev: post.prevItem,
        next: post.nextItem,
        related: [...post.related],
      }}
    />
  );
}

/** Metadata of a post. */
export function Head({ data, pageContext }: HeadProps<Queries.PostPageQuery, PageContext>) {
  const { post } = data;
  if (!post) return null;
  const { authors, tags, lastUpdatedAt } = post;
  const pages = authors.flatMap(({ permalink }) => (permalink === null ? [] : [site.url + permalink]));
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={pageContext.locale}
      path={pageContext.neutralPath}
      title={post.frontMatter.title_meta ?? post.title}
      description={post.description}
      keywords={post.keywords}
      contentLocale={toLocale(post.contentLocale)}
      translations={post.translations.map(toLocale)}
      noIndex={post.unlisted || post.draft}
      sharedData={pageContext.sidebarData}
      pageNeeds={post.pageNeeds}
      headTags={toHeadTags(post.headTags)}
      type="article"
      card={post.card}
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <>
          <TwinLink path={pageContext.neutralPath} locale={pageContext.locale} />
          <ArticleTags published={post.date} modified={lastUpdatedAt} authors={pages} tags={tags} />
          <JsonLdScript
            data={blogPosting(
              {
                title: post.title,
                description: post.description,
                // The address of the original, if the page shows it.
                url: localizePath(pageContext.neutralPath, toLocale(post.contentLocale), site.i18n),
                lang: post.contentLocale,
                image: post.card ?? '',
                published: post.date,
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
