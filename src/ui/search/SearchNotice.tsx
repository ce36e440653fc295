import type { Locale } from '../../domain/routing/locale';
import { searchModalTexts } from '../../i18n/search-modal-texts';

interface SearchNoticeProps {
  locale: Locale;
  /** Either the last search failed, or it found nothing and these are suggestions. */
  notice: 'failed' | string[];
  searchFor: (text: string) => void;
}

/** What DocSearch fails to say below or instead of "no results": that the search failed, or suggestions. */
export function SearchNotice({ locale, notice, searchFor }: SearchNoticeProps) {
  const { errorScreen, noResultsScreen } = searchModalTexts(locale);
  return notice === 'failed' ? (
    <div className="search-notice" role="alert">
      <p className="DocSearch-Title">{errorScreen.titleText}</p>
      <p className="DocSearch-Help">{errorScreen.helpText}</p>
    </div>
  ) : (
    <div className="search-notice">
      <p className="DocSearch-Help">{noResultsScreen.suggestedQueryText}</p>
      {notice.map((text) => (
        <button key={text} type="button" className="DocSearch-Prefill" onClick={() => searchFor(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}
