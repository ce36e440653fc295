import { chooseVersion } from '../../client/layout/useDocsState';
import type { VersionBannerData } from '../../domain/docs/versions';
import type { Locale } from '../../domain/routing/locale';
import { VersionBadge } from './VersionBadge';
import { VersionBanner } from './VersionBanner';

/** Props of {@link DocVersion}. */
export interface DocVersionProps {
  locale: Locale;
  /** Instance of the docs. */
  instance: string;
  badge: string | null;
  banner: VersionBannerData | null;
}

/** Which version of the docs a page belongs to, and whether there is a better one. */
export function DocVersion({ locale, instance, badge, banner }: DocVersionProps) {
  return (
    <>
      <VersionBanner
        locale={locale}
        banner={banner}
        onChoose={(version) => {
          chooseVersion(instance, version);
        }}
      />
      <VersionBadge label={badge} />
    </>
  );
}
