import type { AuthorSummary } from '../../domain/content/model';
import { Link } from '../primitives/Link';
import { Picture } from '../primitives/Picture';
import * as styles from './AuthorList.module.css';

/** The authors of a post: portrait or initial, name, role. */
export function AuthorList({ authors }: { authors: AuthorSummary[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className={styles.list}>
      {authors.map((author) => (
        <li key={author.key} className={styles.author}>
          <Portrait author={author} />
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

/** The author's picture, or the first letter of the name. The name is next to it, so it has no text alternative. */
function Portrait({ author }: { author: AuthorSummary }) {
  const { portrait, imageURL } = author;
  const shared = { className: styles.portrait, width: 40, height: 40, loading: 'lazy' } as const;
  if (portrait) return <Picture data={portrait} alt="" {...shared} />;
  if (imageURL) return <img src={imageURL} alt="" {...shared} />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {Array.from(author.name)[0]}
    </span>
  );
}
