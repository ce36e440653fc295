import type { AuthorProfile } from '../../domain/content/model';
import { localizePath, type Locale } from '../../domain/routing/locale';
import { AUTHORS_PATH, withBase } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { Link } from '../primitives/Link';
import { AuthorCard } from './AuthorCard';

/** Content below the name on an author's page. */
export function AuthorIntro({ author, locale }: { author: AuthorProfile; locale: Locale }) {
  const t = useTranslate();
  return (
    <>
      <AuthorCard author={author} isOwnPage />
      {author.count === 0 && <p>{t('authors.none')}</p>}
      <p>
        <Link href={withBase(localizePath(AUTHORS_PATH, locale, site.i18n), site.baseUrl)}>
          {t('authors.all')}
        </Link>
      </p>
    </>
  );
}
