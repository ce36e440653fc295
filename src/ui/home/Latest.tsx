import type { Locale } from '../../domain/routing/locale';
import { formatDate } from '../../i18n/format';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './Latest.ondemand.module.css';
import { Section } from './Section';
import * as section from './Section.ondemand.module.css';

interface LatestProps {
  title: string;
  posts: Queries.HomePageQuery['latest']['nodes'];
  locale: Locale;
  blogHref: string;
}

/** The newest posts: the first one large. */
export function Latest({ title, posts, locale, blogHref }: LatestProps) {
  const t = useTranslate();
  return (
    <Section title={title} more={<Link href={blogHref}>{t('home.allPosts')}</Link>}>
      <ul className={styles.list}>
        {posts.map((post, index) => (
          <li key={post.permalink} className={index === 0 ? styles.first : styles.post}>
            <time className={styles.date} dateTime={post.date}>
              {formatDate(post.date, locale)}
            </time>
            <h3 className={styles.title}>
              <Link className={section.link} href={post.permalink}>
                {post.title}
              </Link>
            </h3>
            <p className={styles.text}>{post.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
