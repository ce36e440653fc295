import { useTranslate } from '../../i18n/translate';
import * as button from '../primitives/Button.module.css';
import * as styles from './CrashView.module.css';
import { errorMessages } from './error-messages';

/** What a crashed page shows: what happened, why, and another try. */
export function CrashView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <main className={styles.main}>
      <h1>{t('crash.title')}</h1>
      <p className={styles.action}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {t('crash.retry')}
        </button>
      </p>
      <hr className={styles.rule} />
      <p className={styles.messages}>{errorMessages(error).join(`\n\n${t('crash.cause')}\n`)}</p>
    </main>
  );
}
