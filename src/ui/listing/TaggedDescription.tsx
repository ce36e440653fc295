import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';

/** Properties of {@link TaggedDescription}. */
export interface TaggedDescriptionProps {
  /** What the tag collects. */
  description: string | null;
  /** All documents of the tag are unlisted. */
  unlisted: boolean;
  /** Address of the tag index. */
  allTags: string;
}

/** What stands under the heading of a tag page. */
export function TaggedDescription({ description, unlisted, allTags }: TaggedDescriptionProps) {
  const t = useTranslate();
  return (
    <>
      {unlisted && <p role="note">{t('notice.unlisted')}</p>}
      {description && <p>{description}</p>}
      <p>
        <Link href={allTags}>{t('tagged.all')}</Link>
      </p>
    </>
  );
}
