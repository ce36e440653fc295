import { useComments } from '../../client/article/useComments';
import { discussionsAddress, type CommentsSettings } from '../../domain/publish/comments';
import { useLocale, useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import * as button from '../primitives/Button.module.css';
import { Link } from '../primitives/Link';
import * as styles from './Comments.module.css';

interface CommentsProps {
  settings: CommentsSettings;
  /** Name of the page's discussion; give the component a key per discussion. */
  term: string;
}

/** The discussion of a page, in a frame of another origin. Without scripts a link leads to the discussions. */
export function Comments({ settings, term }: CommentsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { place, frame, address, height, isHeld, load, onLoad } = useComments(settings, term, locale);
  return (
    <section className={styles.comments} aria-labelledby="page:comments">
      <h2 id="page:comments" className={styles.title}>
        {t('comments.title')}
      </h2>
      <div ref={place} className={cx(address !== null && styles.place)}>
        {isHeld && (
          <button type="button" className={button.button} onClick={load}>
            {t('comments.load')}
          </button>
        )}
        {address !== null && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={t('comments.title')}
            src={address}
            style={height === null ? undefined : { height }}
            allow="clipboard-write"
            onLoad={onLoad}
          />
        )}
      </div>
      <p className={styles.elsewhere}>
        <Link href={discussionsAddress(settings)} arrow>
          {t('comments.elsewhere')}
        </Link>
      </p>
    </section>
  );
}
