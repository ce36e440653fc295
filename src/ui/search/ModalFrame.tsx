import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useMemo, useRef, type CSSProperties, type MutableRefObject, type ReactNode } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { BodyPortal } from '../../client/browser/BodyPortal';
import { useModalBehaviour } from '../../client/search/useModalBehaviour';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { site } from '../../site/public-config';
import { cx } from '../primitives/cx';
import { SeeAll } from './SeeAll';
// The query tells the bundler to give the text of the file.
import theme from './docsearch.css?text';

/** Props of the search dialogs. */
export interface SearchModalProps {
  locale: Locale;
  initialQuery: string;
  onClose: () => void;
}

interface ModalFrameProps {
  locale: Locale;
  /** Whether the last search failed. */
  hasFailed: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** Everything around DocSearch's dialog: the site's styles, the dialog role, Escape. */
export function ModalFrame({ locale, hasFailed, onEscape, children }: ModalFrameProps) {
  adoptStyles(theme);
  const host = useRef<HTMLElement>(null);
  const t = searchModalMessages(locale);
  useModalBehaviour({ host, label: t('label'), onEscape });
  return (
    <BodyPortal>
      {/* A section, so that the dialog's header and footer are not landmarks of the page. */}
      <section
        ref={host}
        className={cx('search-modal', !site.search.hosted && 'search-embedded', hasFailed && 'search-failed')}
        style={{ '--search-start': JSON.stringify(t('noRecent')) } as CSSProperties}
      >
        {children}
      </section>
    </BodyPortal>
  );
}

/** The line below the results. Its identity is stable while the dialog is open. */
export function useResultsFooter(
  { locale, onClose }: Pick<SearchModalProps, 'locale' | 'onClose'>,
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
