import { useCallback, useRef, type KeyboardEvent } from 'react';
import { useHydrated } from '../../client/browser/useHydrated';
import { openPage } from '../../client/navigation/link-router';
import { useSearchOpener } from '../../client/search/useSearchOpener';
import { isApple, platform, useSearchShortcut } from '../../client/search/useSearchShortcut';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchButton.module.css';

/** Props of {@link SearchButton}. */
export interface SearchButtonProps {
  locale: Locale;
}

/**
 * The button of the top bar that opens the search, by press (also before React listens: `repeatEarlyPress`) or by
 * shortcut.
 */
export function SearchButton({ locale }: SearchButtonProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  // The network is gone, or the page belongs to an earlier deployment: opening the search page may still work.
  const onFailure = useCallback(
    (text: string) => openPage(siteHref(searchAddress(`/${site.search.searchPagePath}`, text), locale)),
    [locale],
  );
  const { Modal, query, prepare, open, close } = useSearchOpener(locale, button, onFailure);
  const toggle = useCallback(() => (query === null ? open('') : close()), [query, open, close]);
  useSearchShortcut(toggle);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = Array.from(event.key).length === 1 && event.key !== ' ' && event.key !== '/';
    if (!isText || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Until the dialog is loaded, the button receives the keys that are typed.
    open((query ?? '') + event.key);
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
      {Modal && query !== null && <Modal locale={locale} initialQuery={query} onClose={close} />}
    </>
  );
}
