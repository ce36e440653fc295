import { RELEASE_FEED } from '../../domain/routing/paths';
import { formatDate } from '../../i18n/format';
import { useLocale, useTranslate, type MessageKey } from '../../i18n/translate';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import { FEED } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import * as styles from './ReleaseLog.ondemand.module.css';

interface ReleaseLogProps {
  releases: Queries.SiteDataFragment['releases']['nodes'];
  hasFeed: boolean;
}

/** The update log: a timeline with a knot for every release, newest first. */
export function ReleaseLog({ releases, hasFeed }: ReleaseLogProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {hasFeed && (
        <p className={styles.feed}>
          <Link href={siteHref(RELEASE_FEED, locale)}>
            <Icon shape={FEED} />
            {t('release.feed')}
          </Link>
        </p>
      )}
      <ol className={styles.line}>
        {releases.map(({ date, version, anchor, kind, title, notes }) => (
          <li key={version} className={styles.entry} data-kind={kind}>
            <p className={styles.meta}>
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <span className={styles.kind}>{t(`release.${kind}` as MessageKey)}</span>
              <span className={styles.version}>{version}</span>
            </p>
            <h2 id={anchor} className={styles.title}>
              {title}
              <a className="anchor" href={`#${anchor}`} aria-label={t('release.link', { version })}>
                #
              </a>
            </h2>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
