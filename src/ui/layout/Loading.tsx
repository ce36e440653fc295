import { useDelayed } from '../../client/browser/useDelayed';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import { Spinner } from '../primitives/Spinner';
import * as styles from './Loading.module.css';

/** Milliseconds during which nothing is shown: most things have arrived by then. */
const SPINNER_DELAY = 200;

/** What stands in for a part of the frame that loads: nothing, then the spinner, and the error box when it fails. */
export function Loading({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  const t = useTranslate();
  const isLate = useDelayed(SPINNER_DELAY, error);
  if (error !== null) return <LoadError detail={error} retryLabel={t('loading.retry')} onRetry={onRetry} />;
  return isLate ? <Spinner label={t('loading.label')} className={styles.spinner} /> : null;
}
