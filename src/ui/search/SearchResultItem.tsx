import type { SearchHit } from '../../domain/search/hits';
import { resultParts } from '../../domain/search/result-parts';
import { Link } from '../primitives/Link';
import * as styles from './SearchPageView.ondemand.module.css';

interface SearchResultItemProps {
  hit: SearchHit;
  href: string;
}

/** A result: the deepest title, its path, and the text around the match. All of it is escaped HTML with marks. */
export function SearchResultItem({ hit, href }: SearchResultItemProps) {
  const { title, parents, snippet } = resultParts(hit);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link href={href}>
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </Link>
      </h2>
      {parents.length > 0 && (
        <p className={styles.path}>
          {parents.map((parent, at) => (
            <span key={at} className={styles.step} dangerouslySetInnerHTML={{ __html: parent }} />
          ))}
        </p>
      )}
      {snippet !== null && <p className={styles.snippet} dangerouslySetInnerHTML={{ __html: snippet }} />}
    </li>
  );
}
