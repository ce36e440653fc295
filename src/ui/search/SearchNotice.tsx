import type { SearchNoticeData } from '../../client/search/useModalSearch';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';

interface SearchNoticeProps {
  locale: Locale;
  notice: SearchNoticeData;
  searchFor: (text: string) => void;
}

/** What DocSearch fails to say below or instead of "no results": that the search failed, or suggestions. */
export function SearchNotice({ locale, notice, searchFor }: SearchNoticeProps) {
  const t = searchModalMessages(locale);
  return notice === 'failed' ? (
    <div className="search-notice" role="alert">
      <p className="DocSearch-Title">{t('failed')}</p>
      <p className="DocSearch-Help">{t('failedHelp')}</p>
    </div>
  ) : (
    <div className="search-notice">
      <p className="DocSearch-Help">{t('suggestions')}</p>
      {notice.map((text) => (
        <button key={text} type="button" className="DocSearch-Prefill" onClick={() => searchFor(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}
