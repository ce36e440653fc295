import { addressLanguage } from '../../client/browser/document';
import { bareText } from '../../i18n/bare-text';
import * as button from '../primitives/Button.module.css';
import * as styles from './CrashView.module.css';
import { errorMessages } from './error-messages';

/** The content of a crashed page: what happened, why, and a button to try again. */
export function CrashView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = bareText(addressLanguage());
  return (
    <main className={styles.main}>
      <h1>{text.pageCrashed}</h1>
      <p className={styles.action}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {text.retry}
        </button>
      </p>
      <hr className={styles.rule} />
      <p className={styles.messages}>{errorMessages(error).join(`\n\n${text.cause}\n`)}</p>
    </main>
  );
}
