import type { SocialLink } from '../../domain/content/model';
import { Link } from '../primitives/Link';
import * as styles from './SocialLinks.module.css';

/** Profiles of an author on other sites; `label` names the list. */
export function SocialLinks({ socials, label }: { socials: readonly SocialLink[]; label: string }) {
  if (socials.length === 0) return null;
  return (
    <ul className={styles.socials} aria-label={label}>
      {socials.map((social) => (
        <li key={social.platform}>
          <Link href={social.url}>{PLATFORM_NAMES[social.platform] ?? social.platform}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Names as the platforms write them; the same in every language. */
const PLATFORM_NAMES: Record<string, string> = {
  bilibili: 'bilibili',
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'Stack Overflow',
  x: 'X',
  youtube: 'YouTube',
  zhihu: '知乎',
};
