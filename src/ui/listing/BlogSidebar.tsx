import { useKeepInView } from '../../client/layout/useKeepInView';
import type { NavLink } from '../../domain/content/model';
import { isSamePath } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './BlogSidebar.module.css';

interface BlogSidebarProps {
  /** Newest year first. */
  years: { year: number; posts: NavLink[] }[];
  /** Permalink of the current page. */
  currentPath: string;
}

/** Recent posts, by year. */
export function BlogSidebar({ years, currentPath }: BlogSidebarProps) {
  const t = useTranslate();
  const nav = useKeepInView<HTMLElement>(currentPath);
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={t('blog.sidebarNav')}>
      <p className={styles.title}>{t('blog.sidebar')}</p>
      {years.map(({ year, posts }) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.permalink}>
                <Link
                  className={styles.post}
                  href={post.permalink}
                  aria-current={isSamePath(post.permalink, currentPath) ? 'page' : undefined}
                >
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
