import { useCallback, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { openPage } from '../../client/link-router';
import { prepareSearch } from '../../client/search-directory';
import { useHydrated } from '../../client/useHydrated';
import { isApple, platform, useSearchShortcut } from '../../client/useSearchShortcut';
import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/config';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchButton.module.css';
import type { SearchModalProps } from './ModalFrame';

/** Properties of {@link SearchButton}. */
export interface SearchButtonProps {
  locale: Locale;
}

/** The dialog, which is many times as large as everything else on a page: it comes when a reader means to search. */
const loadModal = () => import('tidepool-search-modal');

/** The button of the top bar that opens the search, by press or by shortcut. */
export function SearchButton({ locale }: SearchButtonProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const close = useCallback(() => setQuery(null), []);
  const load = useCallback(
    (onFailure: () => void) => {
      prepareSearch(locale);
      loadModal().then((module) => setModal(() => module.default), onFailure);
    },
    [locale],
  );
  const prepare = useCallback(() => load(() => undefined), [load]);
  const toggle = useCallback(
    (initialQuery = '') => {
      setQuery((current) => (current === null ? initialQuery : null));
      // The network is gone, or the page is of an earlier deployment: another page may still be loaded.
      load(() => openPage(siteHref(`/${site.search.searchPagePath}`, locale)));
    },
    [load, locale],
  );
  useSearchShortcut(toggle);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = Array.from(event.key).length === 1 && event.key !== ' ' && event.key !== '/';
    if (!isText || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    toggle(event.key);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('searchLabel')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        disabled={!isHydrated}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onKeyDown={onKeyDown}
        onClick={() => toggle()}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('searchLabel')}</span>
        {/* Drawn by the style sheet: keys are no part of the button's name. */}
        <kbd className={styles.keys} data-keys={isHydrated ? (isApple(platform()) ? '⌘K' : 'Ctrl K') : ''} />
      </button>
      {Modal && query !== null && (
        <Modal locale={locale} initialQuery={query} onClose={close} opener={button.current} />
      )}
    </>
  );
}
