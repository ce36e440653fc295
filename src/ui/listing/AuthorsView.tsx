import type { ReactNode } from 'react';
import type { AuthorProfile } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { AuthorCard } from './AuthorCard';
import { ListPage } from './ListPage';

/** All authors, each with the number of posts. */
export function AuthorsView({ authors, sections }: { authors: AuthorProfile[]; sections?: ReactNode }) {
  const t = useTranslate();
  return (
    <ListPage heading={t('authors.title')} sections={sections}>
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
    </ListPage>
  );
}
