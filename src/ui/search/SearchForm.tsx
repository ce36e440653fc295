import type { FormEvent } from 'react';
import { keepComposedText } from '../../client/search/search-composition';
import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchForm.ondemand.module.css';

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  locale: Locale;
  /** Text of the field if the page controls it; otherwise the field is uncontrolled. */
  value?: string;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Replaces the navigation to the search page. */
  onSubmit?: () => void;
}

/** A search field that leads to the search page. */
export function SearchForm({ locale, value, defaultValue, onChange, onSubmit }: SearchFormProps) {
  const t = useTranslate();
  const submit = (event: FormEvent): void => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      role="search"
      className={styles.form}
      action={siteHref(`/${site.search.searchPagePath}`, locale)}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          className={styles.input}
          aria-label={t('search.title')}
          type="search"
          name="q"
          value={value}
          defaultValue={defaultValue}
          maxLength={512}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          onKeyDown={(event) => keepComposedText(event.nativeEvent)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      </div>
      <button type="submit" className={button.primary}>
        {t('search.submit')}
      </button>
    </form>
  );
}
