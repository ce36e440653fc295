import { focusMain, MAIN_FALLBACK_ID } from '../../client/layout/focus-main';
import { useTranslate } from '../../i18n/translate';
import * as styles from './SkipLink.module.css';

/** First stop of the Tab key: skips the navigation. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <section aria-label={t('nav.skip')}>
      <a className={styles.skip} href={`#${MAIN_FALLBACK_ID}`} onClick={focusMain}>
        {t('nav.skip')}
      </a>
    </section>
  );
}
