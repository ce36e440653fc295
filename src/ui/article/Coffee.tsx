import { useDialog } from '../../client/layout/useDialog';
import { withBase } from '../../domain/routing/paths';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import * as styles from './Coffee.module.css';

/**
 * The button at the end of a post and the dialog with the ways to pay; nothing if there are none.
 * @param path Path of the page; the dialog closes when it changes.
 */
export function Coffee({ path }: { path: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const ways = site.support?.[locale] ?? [];
  const { props, wasOpened, open, close } = useDialog(path);
  if (ways.length === 0) return null;
  return (
    <div className={styles.coffee}>
      <button type="button" className={button.button} aria-haspopup="dialog" onClick={open}>
        {t('coffee.title')}
      </button>
      <dialog {...props} className={styles.dialog} aria-labelledby="page:coffee">
        {wasOpened && (
          <div className={styles.sheet}>
            <div className={styles.head}>
              <h2 id="page:coffee" className={styles.title}>
                {t('coffee.title')}
              </h2>
              <button type="button" className={button.icon} aria-label={t('nav.dismiss')} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <p>{t('coffee.lead')}</p>
            <ul className={styles.ways}>
              {ways.map(({ label, href, image }) => (
                <li key={label}>
                  {image !== undefined && (
                    <img
                      src={withBase(image, site.baseUrl)}
                      alt={label}
                      loading="lazy"
                      width={200}
                      height={200}
                    />
                  )}
                  {href === undefined ? (
                    label
                  ) : (
                    <Link href={href} arrow>
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </dialog>
    </div>
  );
}
