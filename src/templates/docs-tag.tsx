import { graphql } from 'gatsby';
import { tagIndexPath } from '../domain/routing/paths';
import { useTranslate } from '../i18n/translate';
import { siteHref } from '../ui/layout/site-links';
import * as styles from '../ui/listing/DocList.ondemand.module.css';
import { ListPage } from '../ui/listing/ListPage';
import { TaggedDescription } from '../ui/listing/TaggedDescription';
import { Link } from '../ui/primitives/Link';
import { PageHead } from '../ui/seo/PageHead';
import { headText, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.DocsTagPageQuery>;

/** Docs with a tag, by title. */
export default function DocsTagTemplate({ data: { tag, docList }, pageContext }: Props) {
  const t = useTranslate();
  if (!tag) return null;
  const indexPath = (process.env.GATSBY_DOCS_SETS ? pageContext.tagIndex : undefined) ?? tagIndexPath('doc');
  return (
    <ListPage
      heading={t('tagged.docs', { count: tag.count, tag: tag.label })}
      description={<TaggedDescription tag={tag} allTags={siteHref(indexPath, pageContext.locale)} />}
      sheets={[styles]}
    >
      {docList?.docs.map((doc) => (
        <article key={doc.permalink} className={styles.doc}>
          <h2 className={styles.title}>
            <Link href={doc.permalink}>{doc.title}</Link>
          </h2>
          <p className={styles.description}>{doc.description}</p>
        </article>
      ))}
    </ListPage>
  );
}

/** Metadata of a tag page. */
export function Head(props: Props) {
  const { tag } = props.data;
  if (!tag) return null;
  const t = headText(props);
  const { count, label, description, unlisted } = tag;
  return (
    <PageHead
      context={props.pageContext}
      title={t('tagged.docs', { count, tag: label })}
      description={t('tagged.docsDescription', { count, tag: label, description: description ?? '' })}
      searchTag="doc_tag_doc_list"
      noIndex={unlisted}
    />
  );
}

export const query = graphql`
  query DocsTagPage($tagId: String!, $listId: String!, $language: String!) {
    tag(id: { eq: $tagId }) {
      ...PageTag
    }
    docList(id: { eq: $listId }) {
      docs {
        ...DocumentCard
      }
    }
    ...DocListStrings
  }
`;
