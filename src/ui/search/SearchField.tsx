import { useLayoutEffect, type KeyboardEvent } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { BodyPortal } from '../../client/browser/BodyPortal';
import { placeCursor } from '../../client/browser/fill-field';
import { isOfComposition } from '../../client/search/search-composition';
import type { OpenSearch } from '../../client/search/useSearchDialog';
import type { Locale } from '../../domain/routing/locale';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchField.ondemand.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Omit<OpenSearch, 'Dialog'> {
  locale: Locale;
  onClose: () => void;
}

/** The head of the search dialog, which takes the text while the dialog is loading. */
export function SearchField({
  locale,
  onClose,
  start,
  field,
  isComposing,
  onText,
  onComposed,
}: SearchFieldProps) {
  adoptStyles(String((styles as Record<string, unknown>).default));
  const t = searchModalMessages(locale);
  useLayoutEffect(() => placeCursor(field.current, start.selection), [field, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isOfComposition(event.nativeEvent)) return;
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    if (event.key === 'Escape') {
      onClose();
      return;
    }
    // Only two elements can have the focus.
    const isInField = event.target === field.current;
    (isInField ? event.currentTarget.querySelector('button') : field.current)?.focus();
  };
  return (
    <BodyPortal>
      <div
        className={styles.screen}
        role="presentation"
        onKeyDown={onKeyDown}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) onClose();
        }}
      >
        <div className={styles.dialog} role="dialog" aria-modal="true" aria-label={t('label')}>
          <div className={styles.bar}>
            <Icon name="search" className={styles.icon} />
            <input
              ref={field}
              className={styles.field}
              type="search"
              aria-label={t('label')}
              placeholder={t('placeholder')}
              defaultValue={start.text}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck="false"
              enterKeyHint="search"
              onInput={onText}
              onCompositionStart={() => (isComposing.current = true)}
              onCompositionEnd={onComposed}
            />
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        </div>
      </div>
    </BodyPortal>
  );
}
