import { createPortal } from 'react-dom';
import type { SearchNoticeData } from '../../client/search/useModalSearch';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';

/** Props of {@link SearchNotice}. */
export interface SearchNoticeProps {
  locale: Locale;
  notice: SearchNoticeData;
  /** Parent element of DocSearch's "no results". */
  place: Element;
  onSuggestion: (text: string) => void;
}

/**
 * The message that DocSearch fails to show below or instead of "no results": that the search failed, or suggestions.
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
