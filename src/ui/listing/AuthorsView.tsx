import type { AuthorSummary } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { AuthorCard } from './AuthorCard';
import { ListPage } from './ListPage';

/** An author of the list. */
export type AuthorEntry = AuthorSummary & { description: string | null; count: number };

/** Everyone who writes here, with the number of posts. */
export function AuthorsView({ authors }: { authors: AuthorEntry[] }) {
  const t = useTranslate();
  return (
    <ListPage heading={t('authors.title')}>
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
    </ListPage>
  );
}
