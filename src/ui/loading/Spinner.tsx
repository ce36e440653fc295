import { useTranslate } from '../../i18n/translate';
import * as styles from './Spinner.module.css';

/** Three circles that spread like rings on water, with a word for those who do not see them. */
export function Spinner() {
  const t = useTranslate();
  return (
    <div className={styles.box} role="status">
      <svg className={styles.rings} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ring} cx="24" cy="24" r="20" />
        <circle className={styles.ring} cx="24" cy="24" r="20" />
        <circle className={styles.drop} cx="24" cy="24" r="4" />
      </svg>
      <span className="visually-hidden">{t('loading.label')}</span>
    </div>
  );
}
