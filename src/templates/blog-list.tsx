import { graphql } from 'gatsby';
import { blog } from '../domain/publish/json-ld';
import { localeDefinition } from '../domain/routing/locale';
import { blogListPath } from '../domain/routing/paths';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { siteHref } from '../ui/layout/site-links';
import { BlogSections } from '../ui/listing/BlogSections';
import { PagingLinks } from '../ui/listing/Pagination';
import { PostListView } from '../ui/listing/PostListView';
import { JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead, pageTitle } from '../ui/seo/PageHead';
import { headText, pagedText, type PagedContext, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.BlogListPageQuery, PagedContext>;

/** A page of the list of posts. */
export default function BlogListTemplate({ data, pageContext }: Props) {
  const t = useTranslate();
  return (
    <PostListView
      context={pageContext}
      sections={<BlogSections sections={pageContext.blogSections} />}
      heading={t('lists.title')}
      posts={data.postList?.posts ?? []}
      pageHref={(page) => siteHref(blogListPath(page), pageContext.locale)}
    />
  );
}

/** Metadata of a list page. */
export function Head(props: Props) {
  const { data, pageContext } = props;
  const { locale } = pageContext;
  const t = headText(props);
  const paged = pagedText(props);
  const title = t('lists.title');
  return (
    <PageHead
      context={pageContext}
      title={paged(title)}
      description={paged(t('lists.description'))}
      searchTag="blog_posts_list"
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <JsonLdScript
          data={blog(
            {
              name: pageTitle(title, locale),
              url: siteHref(blogListPath(1), locale),
              lang: localeDefinition(site.i18n, locale).htmlLang,
              posts: data.postList?.posts ?? [],
            },
            site.url,
          )}
        />
      )}
      <PagingLinks {...pageContext} pageHref={(page) => siteHref(blogListPath(page), locale)} />
    </PageHead>
  );
}

export const query = graphql`
  query BlogListPage($listId: String!, $language: String!) {
    ...PostListPage
  }
`;
