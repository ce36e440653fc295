import type { NavLink } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './Related.module.css';

/** Posts that share tags with this one. */
export function Related({ posts }: { posts: NavLink[] }) {
  const t = useTranslate();
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        {t('blog.related')}
      </h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.permalink}>
            <Link className={styles.link} href={post.permalink}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
