import { createPortal } from 'react-dom';
import type { SearchNoticeData } from '../../client/search/useModalSearch';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';

/** Properties of {@link SearchNotice}. */
export interface SearchNoticeProps {
  locale: Locale;
  notice: SearchNoticeData;
  /** The element that holds DocSearch's "no results". */
  place: Element;
  onSuggestion: (text: string) => void;
}

/**
 * What DocSearch means to say below or instead of "no results", and does not: that the search failed, or what else to
 * look for.
 */
export function SearchNotice({ locale, notice, place, onSuggestion }: SearchNoticeProps) {
  const t = searchModalMessages(locale);
  return createPortal(
    notice === 'failed' ? (
      <div className="search-notice DocSearch-ErrorScreen" role="alert">
        <p className="DocSearch-Title">{t('failed')}</p>
        <p className="DocSearch-Help">{t('failedHelp')}</p>
      </div>
    ) : (
      <div className="search-notice DocSearch-NoResults-Prefill-List">
        <p className="DocSearch-Help">{t('suggestions')}</p>
        {notice.map((text) => (
          <button key={text} type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(text)}>
            {text}
          </button>
        ))}
      </div>
    ),
    place,
  );
}
