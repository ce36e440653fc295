import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useLayoutEffect, useMemo, useRef, useState, type MutableRefObject, type ReactNode } from 'react';
import { adoptStyles } from '../../client/adopt-styles';
import { useModalBehaviour } from '../../client/useModalBehaviour';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { site } from '../../site/config';
import { cx } from '../primitives/cx';
import { BodyPortal } from '../../client/BodyPortal';
import { SearchFailure } from './SearchFailure';
import { SeeAll } from './SeeAll';
// eslint-disable-next-line boundaries/dependencies -- the query tells the bundler to give the text of the file beside this one
import theme from './docsearch.css?text';

/** Properties of the search dialogs. */
export interface SearchModalProps {
  locale: Locale;
  initialQuery: string;
  onClose: () => void;
  /** The button that opens the dialog. */
  opener: HTMLElement | null;
}

/** Properties of {@link ModalFrame}. */
export interface ModalFrameProps extends SearchModalProps {
  hasFailed: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** What surrounds DocSearch's dialog: our look, the role of a dialog, the keys, the message of a failure. */
export function ModalFrame({ locale, opener, hasFailed, onEscape, children }: ModalFrameProps) {
  adoptStyles(theme);
  const host = useRef<HTMLDivElement>(null);
  const label = searchModalMessages(locale)('label');
  useModalBehaviour({ host, label, opener, onEscape });
  const [list, setList] = useState<Element | null>(null);
  useLayoutEffect(() => {
    setList(hasFailed ? (host.current?.querySelector('.DocSearch-Dropdown') ?? null) : null);
  }, [hasFailed]);
  return (
    <BodyPortal>
      <div
        ref={host}
        className={cx('search-modal', !site.search.hosted && 'search-embedded', list && 'search-failed')}
      >
        {children}
        {list && <SearchFailure locale={locale} place={list} />}
      </div>
    </BodyPortal>
  );
}

/** The line under the results; it keeps its identity while the dialog is open. */
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
