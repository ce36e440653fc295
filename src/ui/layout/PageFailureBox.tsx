import { openDocument } from '../../client/navigation/page-loader';
import { setPageFailure, usePageFailure } from '../../client/navigation/page-failure';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import * as styles from './PageFailureBox.module.css';

/** Says that a page could not be opened, above the page that is still shown. */
export function PageFailureBox() {
  const t = useTranslate();
  const failure = usePageFailure();
  if (!failure) return null;
  const { address, isOffline, detail } = failure;
  return (
    <div className={styles.place}>
      <LoadError
        detail={`${address}\n${detail}`}
        retryLabel={t('loading.retry')}
        onRetry={() => void openDocument(address, detail)}
      >
        <p className={styles.title}>{t('loading.failed')}</p>
        {isOffline && <p>{t('loading.offline')}</p>}
      </LoadError>
      <button type="button" className={styles.close} onClick={() => setPageFailure(null)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">{t('nav.dismiss')}</span>
      </button>
    </div>
  );
}
