import { useTranslate } from '../../i18n/translate';
import * as styles from './VersionBadge.module.css';

/** The version of the shown docs; nothing if there is only one. */
export function VersionBadge({ label }: { label: string | null }) {
  const t = useTranslate();
  if (label === null) return null;
  return <span className={styles.badge}>{t('docs.version', { version: label })}</span>;
}
