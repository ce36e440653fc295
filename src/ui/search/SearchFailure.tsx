import { createPortal } from 'react-dom';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';

/** Properties of {@link SearchFailure}. */
export interface SearchFailureProps {
  locale: Locale;
  /** The list of results it takes the place of. */
  place: Element;
}

/** Says that results could not be fetched. DocSearch has such a screen and never shows it. */
export function SearchFailure({ locale, place }: SearchFailureProps) {
  const t = searchModalMessages(locale);
  return createPortal(
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{t('failed')}</p>
      <p className="DocSearch-Help">{t('failedHelp')}</p>
    </div>,
    place,
  );
}
