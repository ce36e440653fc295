import { useCallback, useRef, type KeyboardEvent } from 'react';
import { useSearchOpener } from '../../client/search/useSearchOpener';
import { useSearchShortcut, useShortcutName } from '../../client/search/useSearchShortcut';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchButton.module.css';

/** The button that opens the search, by press (also before React listens: `repeatEarlyPress`) or by shortcut. */
export function SearchButton() {
  const t = useTranslate();
  const locale = useLocale();
  const shortcut = useShortcutName();
  const button = useRef<HTMLButtonElement>(null);
  const page = siteHref(`/${site.search.searchPagePath}`, locale);
  const { Modal, query, prepare, open, close } = useSearchOpener(locale, button, page);
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
        <kbd className={styles.keys} data-keys={shortcut} />
      </button>
      {Modal && query !== null && <Modal initialQuery={query} onClose={close} />}
    </>
  );
}
