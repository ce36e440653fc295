import type { FormEvent } from 'react';
import { keepComposedText } from '../../client/search/search-composition';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import * as styles from './SearchForm.ondemand.module.css';

interface SearchFormProps {
  /** Text of the field if the page controls it. */
  value?: string;
  onChange?: (value: string) => void;
  /** Replaces the navigation to the search page. */
  onSubmit?: () => void;
}

/** A search field that leads to the search page. */
export function SearchForm({ value, onChange, onSubmit }: SearchFormProps) {
  const t = useTranslate();
  const locale = useLocale();
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
