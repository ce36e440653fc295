import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useMemo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { hideForbiddenStorage } from '../../client/search/forbidden-storage';
import { inBody, useModalBehaviour } from '../../client/search/useModalBehaviour';
import { useModalSearch } from '../../client/search/useModalSearch';
import { searchAddress } from '../../domain/routing/paths';
import { formatMessage } from '../../i18n/message';
import { searchModalTexts } from '../../i18n/search-modal-texts';
import { useLocale } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
// The query tells the bundler to give the text of the file.
import theme from './docsearch.css?text';

/** Props of the search dialogs. */
export interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
}

/** The search of DocSearch's dialogs, with the props that both of them take. */
export function useSearchDialog({ initialQuery, onClose }: SearchModalProps) {
  hideForbiddenStorage();
  const locale = useLocale();
  const { props, total, notice, searchFor, ...search } = useModalSearch(locale, initialQuery);
  // Leads to all results on the search page. Its identity is stable while the dialog is open.
  const resultsFooterComponent = useMemo(
    (): NonNullable<DocSearchModalProps['resultsFooterComponent']> =>
      function ResultsFooter({ state }) {
        const path = searchAddress(`/${site.search.searchPagePath}`, state.query);
        const onClick = (event: MouseEvent): void => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onClose();
        };
        return (
          <Link href={siteHref(path, locale)} onClick={onClick}>
            {formatMessage([searchModalTexts(locale)], 'seeAll', locale, { count: total.current })}
          </Link>
        );
      },
    [locale, onClose, total],
  );
  const footerAction = notice && <SearchNotice notice={notice} searchFor={searchFor} />;
  return {
    ...search,
    hasFailed: notice === 'failed',
    props: { ...props, onClose, resultsFooterComponent, footerAction },
  };
}

interface ModalFrameProps {
  hasFailed: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** Everything around DocSearch's dialog: the site's styles, the dialog role, Escape. */
export function ModalFrame({ hasFailed, onEscape, children }: ModalFrameProps) {
  adoptStyles(theme);
  const host = useRef<HTMLElement>(null);
  const { searchBox, startScreen } = searchModalTexts(useLocale());
  useModalBehaviour(host, searchBox.searchInputLabel, onEscape);
  // A section, so that the dialog's header and footer are not landmarks of the page.
  return inBody(
    <section
      ref={host}
      className={cx('search-modal', !site.search.hosted && 'search-embedded', hasFailed && 'search-failed')}
      style={{ '--search-start': JSON.stringify(startScreen.noRecentSearchesText) } as CSSProperties}
    >
      {children}
    </section>,
  );
}

interface SearchNoticeProps {
  /** Either the last search failed, or it found nothing and these are suggestions. */
  notice: 'failed' | string[];
  searchFor: (text: string) => void;
}

/** What DocSearch fails to say below or instead of "no results": that the search failed, or suggestions. */
function SearchNotice({ notice, searchFor }: SearchNoticeProps) {
  const { errorScreen, noResultsScreen } = searchModalTexts(useLocale());
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
