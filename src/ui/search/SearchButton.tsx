import { useCallback, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { openPage } from '../../client/navigation/link-router';
import { prepareSearch } from '../../client/search/search-directory';
import { useHydrated } from '../../client/browser/useHydrated';
import { isApple, platform, useSearchShortcut } from '../../client/search/useSearchShortcut';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchButton.module.css';
import type { SearchDialogProps } from './SearchDialog';

/** Props of {@link SearchButton}. */
export interface SearchButtonProps {
  locale: Locale;
}

/**
 * The first chunk has a field and the search client; the second, many times as large as everything else on a page,
 * shows results. Both are loaded when a reader opens the search.
 */
function loadDialog() {
  import('tidepool-search-modal').catch(() => undefined);
  return import(/* webpackChunkName: "search-dialog" */ './SearchDialog');
}

/**
 * The button of the top bar that opens the search, by press (also before React listens: `repeatEarlyPress`) or by
 * shortcut.
 */
export function SearchButton({ locale }: SearchButtonProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const close = useCallback(() => setQuery(null), []);
  const load = useCallback(
    (onFailure: () => void) => {
      prepareSearch(locale);
      loadDialog().then((module) => setDialog(() => module.default), onFailure);
    },
    [locale],
  );
  const prepare = useCallback(() => load(() => undefined), [load]);
  const giveUp = useCallback(
    // The network is gone, or the page belongs to an earlier deployment: opening the search page may still work.
    (text: string) => {
      close();
      openPage(siteHref(searchAddress(`/${site.search.searchPagePath}`, text), locale));
    },
    [close, locale],
  );
  const open = useCallback(() => load(() => giveUp('')), [load, giveUp]);
  const toggle = useCallback(() => {
    setQuery((current) => (current === null ? '' : null));
    open();
  }, [open]);
  useSearchShortcut(toggle);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = Array.from(event.key).length === 1 && event.key !== ' ' && event.key !== '/';
    if (!isText || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Until the field exists, the button receives all typed keys.
    setQuery((current) => (current ?? '') + event.key);
    open();
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onKeyDown={onKeyDown}
        onClick={toggle}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('searchLabel')}</span>
        {/* Rendered by the style sheet, so that the keys are not part of the button's name. */}
        <kbd className={styles.keys} data-keys={isHydrated ? (isApple(platform()) ? '⌘K' : 'Ctrl K') : ''} />
      </button>
      {Dialog && query !== null && (
        <Dialog
          locale={locale}
          initialQuery={query}
          opener={button.current}
          onClose={close}
          onFailure={giveUp}
        />
      )}
    </>
  );
}
