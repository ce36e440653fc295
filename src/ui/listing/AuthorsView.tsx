import type { AuthorProfile } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { AuthorCard } from './AuthorCard';
import { ListPage } from './ListPage';

/** Everyone who writes here, with the number of posts. */
export function AuthorsView({ authors }: { authors: AuthorProfile[] }) {
  const t = useTranslate();
  return (
    <ListPage heading={t('authors.title')}>
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
    </ListPage>
  );
}
