import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { FEED } from '../primitives/page-icons';
import { Link } from '../primitives/Link';
import { Picture } from '../primitives/Picture';
import * as styles from './FriendCards.ondemand.module.css';

const FACE = { width: 48, height: 48, loading: 'lazy' } as const;

/** Cards of friends: the whole card is a link, with a separate link to the feed. */
export function FriendCards({ friends }: { friends: Queries.SiteDataFragment['friends']['nodes'] }) {
  const t = useTranslate();
  return (
    <ul className={styles.cards}>
      {friends.map(({ name, initial, url, description, since, rss, avatar, portrait }) => (
        <li key={url} className={styles.card}>
          <span className={styles.face} aria-hidden="true">
            {portrait ? (
              <Picture data={portrait} alt="" {...FACE} />
            ) : avatar === null ? (
              initial
            ) : (
              <img src={avatar} alt="" {...FACE} />
            )}
          </span>
          <div>
            <p className={styles.name}>
              <Link className={styles.link} href={url}>
                {name}
              </Link>
            </p>
            <p className={styles.text}>{description}</p>
            <p className={styles.meta}>
              <span>
                {t('friends.since')} <time dateTime={since}>{since.replace('-', '.')}</time>
              </span>
              {rss !== null && (
                <Link className={styles.feed} href={rss}>
                  <Icon shape={FEED} />
                  {t('friends.feed')}
                  <span className="visually-hidden"> {name}</span>
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
