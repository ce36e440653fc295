import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useMemo, useRef, type MutableRefObject, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { fillField } from '../../client/browser/fill-field';
import { MODAL_FIELD, useModalBehaviour } from '../../client/search/useModalBehaviour';
import type { SearchNoticeData } from '../../client/search/useModalSearch';
import { useModalPlaces } from '../../client/search/useModalPlaces';
import type { FieldState } from '../../client/search/useSearchDialog';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { site } from '../../site/public-config';
import { cx } from '../primitives/cx';
import { BodyPortal } from '../../client/browser/BodyPortal';
import { SearchNotice } from './SearchNotice';
import { SeeAll } from './SeeAll';
// The query tells the bundler to give the text of the file.
import theme from './docsearch.css?text';

/** Props of the search dialogs. */
export interface SearchModalProps {
  locale: Locale;
  /** Initial content of the field: what was typed while the dialog was loading. */
  start: FieldState;
  onClose: () => void;
}

/** Props of {@link ModalFrame}. */
export interface ModalFrameProps extends SearchModalProps {
  notice: SearchNoticeData | null;
  onEscape: () => void;
  children: ReactNode;
}

/** Everything around DocSearch's dialog: the site's styles, the dialog role, the keys, the message of a failure. */
export function ModalFrame({ locale, start, notice, onEscape, children }: ModalFrameProps) {
  adoptStyles(theme);
  const host = useRef<HTMLDivElement>(null);
  const t = searchModalMessages(locale);
  useModalBehaviour({ host, label: t('label'), start, onEscape });
  const places = useModalPlaces(host);
  return (
    <BodyPortal>
      <div
        ref={host}
        className={cx(
          'search-modal',
          !site.search.hosted && 'search-embedded',
          notice === 'failed' && 'search-failed',
        )}
      >
        {children}
        {places.start && createPortal(<p className="search-start">{t('noRecent')}</p>, places.start)}
        {places.noResults && notice && (
          <SearchNotice
            locale={locale}
            notice={notice}
            place={places.noResults}
            onSuggestion={(text) =>
              fillField(host.current?.querySelector<HTMLInputElement>(MODAL_FIELD), text)
            }
          />
        )}
      </div>
    </BodyPortal>
  );
}

/** The line below the results. Its identity is stable while the dialog is open. */
export function useResultsFooter(
  { locale, onClose }: SearchModalProps,
  total: MutableRefObject<number>,
): NonNullable<DocSearchModalProps['resultsFooterComponent']> {
  return useMemo(
    () =>
      function ResultsFooter({ state }) {
        return <SeeAll locale={locale} query={state.query} total={total.current} onClose={onClose} />;
      },
    [locale, onClose, total],
  );
}
