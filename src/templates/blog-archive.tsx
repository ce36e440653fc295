import { graphql } from 'gatsby';
import { groupByMonth } from '../domain/blog/archive';
import { formatDatePart } from '../i18n/date-part';
import { useTranslate } from '../i18n/translate';
import { headOf, type TemplateProps } from '../runtime/template';
import * as styles from '../ui/listing/Archive.ondemand.module.css';
import { BlogSections } from '../ui/listing/BlogSections';
import { ListPage } from '../ui/listing/ListPage';
import { Link } from '../ui/primitives/Link';

type Props = TemplateProps<Queries.BlogArchivePageQuery>;

/** Every post by year and month, each with its anchor. */
export default function BlogArchiveTemplate({ data, pageContext: { locale, blogSections } }: Props) {
  const t = useTranslate();
  const posts = data.posts.nodes;
  return (
    <ListPage
      heading={t('archive.title')}
      sections={<BlogSections sections={blogSections} />}
      description={t('lists.posts', { count: posts.length })}
      sheets={[styles]}
    >
      {groupByMonth(posts).map((year) => (
        <section key={year.year} className={styles.year} aria-labelledby={year.year}>
          <h2 id={year.year} className={styles.heading}>
            <a href={`#${year.year}`}>{year.year}</a>
            <span className={styles.count}>{t('lists.posts', { count: year.count })}</span>
          </h2>
          {year.months.map((month) => (
            <div key={month.month} className={styles.month}>
              <h3 id={month.month} className={styles.monthHeading}>
                <a href={`#${month.month}`}>{formatDatePart(`${month.month}-01`, 'month', locale)}</a>
              </h3>
              <ul className={styles.posts}>
                {month.posts.map((post) => (
                  <li key={post.permalink} className={styles.post}>
                    <time dateTime={post.date}>{formatDatePart(post.date, 'day', locale)}</time>
                    <Link href={post.permalink}>{post.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </ListPage>
  );
}

/** Metadata of the archive. */
export const Head = headOf('archive.title', 'archive.description');

export const query = graphql`
  query BlogArchivePage($locale: String!, $language: String!) {
    posts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
    ) {
      nodes {
        title
        permalink
        date(formatString: "YYYY-MM-DD")
      }
    }
    ...BlogListStrings
  }
`;
