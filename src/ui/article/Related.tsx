import type { NavLink } from '../../domain/content/model';
import { Link } from '../primitives/Link';
import * as styles from './Related.module.css';

interface RelatedProps {
  id: string;
  title: string;
  pages: readonly NavLink[];
}

/** More pages to read; nothing if there are none. */
export function Related({ id, title, pages }: RelatedProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link className={styles.link} href={page.permalink}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
