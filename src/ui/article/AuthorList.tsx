import { Link } from '../primitives/Link';
import * as styles from './AuthorList.module.css';
import { AuthorPortrait } from './AuthorPortrait';

/** The authors of a post: portrait, name, role. */
export function AuthorList({ authors }: { authors: readonly Queries.AuthorSummaryFragment[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className={styles.list}>
      {authors.map((author) => (
        <li key={author.key} className={styles.author}>
          <AuthorPortrait author={author} size={40} />
          <span className={styles.text}>
            {author.permalink ? (
              <Link className={styles.name} href={author.permalink} rel="author">
                {author.name}
              </Link>
            ) : (
              <span className={styles.name}>{author.name}</span>
            )}
            {author.title && <span className={styles.role}>{author.title}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
