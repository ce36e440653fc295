import type { VersionBannerData } from '../../domain/docs/versions';
import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as styles from '../article/Notices.module.css';
import { Link } from '../primitives/Link';

/** Props of {@link VersionBanner}. */
export interface VersionBannerProps {
  locale: Locale;
  banner: VersionBannerData | null;
  /** Remembers the version that the reader selects. */
  onChoose: (version: string) => void;
}

/** Says that the shown docs are unreleased or no longer maintained, and links to the version to read instead. */
export function VersionBanner({ locale, banner, onChoose }: VersionBannerProps) {
  const t = useTranslate();
  if (banner === null) return null;
  const { state, label, latest } = banner;
  return (
    <div className={styles.notice} role="alert">
      <p>{t(`docs.${state}`, { site: site.title[locale], version: label })}</p>
      <p>
        <Link href={latest.permalink} onClick={() => onChoose(latest.name)}>
          {t('docs.latestVersion', { version: latest.label })}
        </Link>
      </p>
    </div>
  );
}
