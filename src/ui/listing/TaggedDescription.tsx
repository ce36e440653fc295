import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';

interface TaggedDescriptionProps {
  tag: Pick<Queries.PageTagFragment, 'description' | 'unlisted'>;
  allTags: string;
}

/** Content below the heading of a tag page. */
export function TaggedDescription({ tag: { description, unlisted }, allTags }: TaggedDescriptionProps) {
  const t = useTranslate();
  return (
    <>
      {unlisted && <p role="note">{t('unlisted')}</p>}
      {description && <p>{description}</p>}
      <p>
        <Link href={allTags}>{t('tagged.all')}</Link>
      </p>
    </>
  );
}
