import { useLocale, useTranslate } from '../../i18n/translate';
import { siteHref } from '../layout/site-links';
import { Icon } from '../primitives/Icon';
import { HOME } from '../primitives/page-icons';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { Link } from '../primitives/Link';
import * as styles from './Breadcrumbs.ondemand.module.css';

/** The path from the home page to a doc. The last step is the page itself. */
export function Breadcrumbs({ items }: { items: NonNullable<Queries.DocPageQuery['doc']>['breadcrumbs'] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('docs.breadcrumbs')}>
      <OnDemandStyles of={[styles]} />
      <ol className={styles.list}>
        <li>
          <Link className={styles.home} href={siteHref('/', locale)} aria-label={t('docs.home')}>
            <Icon shape={HOME} />
          </Link>
        </li>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index < items.length - 1 && item.permalink ? (
              <Link className={styles.link} href={item.permalink}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
