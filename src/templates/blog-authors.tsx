import { graphql } from 'gatsby';
import { useTranslate } from '../i18n/translate';
import { AuthorCard } from '../ui/listing/AuthorCard';
import { BlogSections } from '../ui/listing/BlogSections';
import { ListPage } from '../ui/listing/ListPage';
import { headOf, type TemplateProps } from '../runtime/template';

/** Everyone who writes here, each with the number of posts. */
export default function BlogAuthorsTemplate({
  data,
  pageContext,
}: TemplateProps<Queries.BlogAuthorsPageQuery>) {
  const t = useTranslate();
  return (
    <ListPage heading={t('authors.title')} sections={<BlogSections sections={pageContext.blogSections} />}>
      {data.authors.nodes.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
    </ListPage>
  );
}

/** Metadata of the list of authors. */
export const Head = headOf('authors.title', 'authors.description', { searchTag: 'blog_authors_list' });

export const query = graphql`
  query BlogAuthorsPage($locale: String!, $language: String!) {
    authors: allAuthor(filter: { locale: { eq: $locale }, inline: { eq: false } }, sort: { order: ASC }) {
      nodes {
        ...AuthorProfile
      }
    }
    ...BlogListStrings
  }
`;
