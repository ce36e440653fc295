import type { AuthorProfile } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as styles from './AuthorCard.module.css';

/** An author with role, description, profiles and number of posts. On the author's own page the name is the heading. */
export function AuthorCard({ author, isOwnPage = false }: { author: AuthorProfile; isOwnPage?: boolean }) {
  const t = useTranslate();
  return (
    <article className={styles.card}>
      {!isOwnPage && (
        <h2 className={styles.name}>
          {author.permalink ? (
            <Link href={author.permalink} rel="author">
              {author.name}
            </Link>
          ) : (
            author.name
          )}
          <span className={styles.count}>{t('lists.posts', { count: author.count })}</span>
        </h2>
      )}
      {author.title && <p className={styles.role}>{author.title}</p>}
      {author.description && <p>{author.description}</p>}
      {author.socials.length > 0 && (
        <ul className={styles.socials} aria-label={t('authors.socials')}>
          {author.socials.map((social) => (
            <li key={social.platform}>
              <Link href={social.url}>{PLATFORM_NAMES[social.platform] ?? social.platform}</Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Names as the platforms write them; the same in every language. */
const PLATFORM_NAMES: Record<string, string> = {
  bilibili: 'bilibili',
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'Stack Overflow',
  x: 'X',
  youtube: 'YouTube',
  zhihu: '知乎',
};
