import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';

/** Props of {@link TaggedDescription}. */
export interface TaggedDescriptionProps {
  /** Description of the tag. */
  description: string | null;
  /** Whether all documents with the tag are unlisted. */
  unlisted: boolean;
  /** Address of the tag index. */
  allTags: string;
}

/** Content below the heading of a tag page. */
export function TaggedDescription({ description, unlisted, allTags }: TaggedDescriptionProps) {
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
