import { useTranslate } from '../../i18n/translate';
import { AuthorPortrait } from '../article/AuthorPortrait';
import { Link } from '../primitives/Link';
import * as styles from './AuthorCard.module.css';
import { SocialLinks } from './SocialLinks';

interface AuthorCardProps {
  author: Queries.AuthorProfileFragment;
  isOwnPage?: boolean;
}

/** An author with role, description, profiles and number of posts. On the author's own page the name is the heading. */
export function AuthorCard({ author, isOwnPage = false }: AuthorCardProps) {
  const t = useTranslate();
  return (
    <article className={styles.card}>
      <AuthorPortrait className={styles.portrait} author={author} size={64} />
      <div className={styles.text}>
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
        <SocialLinks socials={author.socials} label={t('authors.socials')} />
      </div>
    </article>
  );
}
