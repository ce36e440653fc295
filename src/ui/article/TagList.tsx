import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './TagList.module.css';

/** The tags of a page. */
export function TagList({ tags }: { tags: readonly Queries.TagLinkFragment[] }) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Link className={styles.tag} href={tag.permalink} rel="tag" title={tag.description ?? undefined}>
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
