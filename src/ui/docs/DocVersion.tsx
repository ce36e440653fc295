import { chooseVersion } from '../../client/browser/docs-versions';
import { DEFAULT_INSTANCE } from '../../domain/content/docs-names';
import type { DocsContext } from '../../domain/site/page-context';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as notices from '../article/Notices.module.css';
import { Link } from '../primitives/Link';
import * as styles from './DocVersion.module.css';

interface DocVersionProps {
  doc: Queries.DocVersionFragment;
  docs?: DocsContext | undefined;
}

/** Which version of the docs a page belongs to, and whether there is a better one, which is remembered if selected. */
export function DocVersion({ doc: { versionBadge: badge, versionBanner: banner }, docs }: DocVersionProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {banner && (
        <div className={notices.notice} role="alert">
          <p>
            {t(banner.state === 'unreleased' ? 'docs.unreleased' : 'docs.unmaintained', {
              site: site.title[locale],
              version: banner.label,
            })}
          </p>
          <p>
            <Link
              href={banner.latest.permalink}
              onClick={() => chooseVersion(docs?.instance ?? DEFAULT_INSTANCE, banner.latest.name)}
            >
              {t('docs.latestVersion', { version: banner.latest.label })}
            </Link>
          </p>
        </div>
      )}
      {badge !== null && <span className={styles.badge}>{t('docs.version', { version: badge })}</span>}
    </>
  );
}
