import { useAnnouncement } from '../../client/layout/useAnnouncement';
import { useLocale, useTranslate } from '../../i18n/translate';
import type { SiteConfig } from '../../site/schema';
import { Icon } from '../primitives/Icon';
import * as styles from './AnnouncementBar.module.css';

type Announcement = NonNullable<SiteConfig['announcementBar']>;

/** One line above everything, until the reader dismisses it: trusted HTML of the site's configuration. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const t = useTranslate();
  const locale = useLocale();
  const { isOpen, close } = useAnnouncement(announcement.id);
  if (!isOpen) return null;
  const { backgroundColor, textColor } = announcement;
  return (
    <section
      className={styles.bar}
      aria-label={t('nav.announcement')}
      style={{ background: backgroundColor ?? undefined, color: textColor ?? undefined }}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: announcement.content[locale] }} />
      {announcement.isCloseable && (
        <button type="button" className={styles.close} aria-label={t('nav.dismiss')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
