import { useCopy } from '../../client/article/useCopy';
import { FEEDS, withBase } from '../../domain/routing/paths';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import * as styles from './SiteInfo.ondemand.module.css';

/** Everything others need to link to this site, each line ready to copy. */
export function SiteInfo({ hasFeeds }: { hasFeeds: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const { result, copy } = useCopy();
  const copied = result?.isDone ? result.text : null;
  const address = (path: string): string => site.url + siteHref(path, locale);
  const rows = [
    { label: t('siteInfo.name'), value: site.title[locale] },
    { label: t('siteInfo.address'), value: address('/') },
    { label: t('siteInfo.description'), value: site.tagline[locale] },
    { label: t('siteInfo.feed'), value: hasFeeds ? address(FEEDS.rss.path) : '' },
    { label: t('siteInfo.icon'), value: site.url + withBase(site.favicon, site.baseUrl) },
  ].filter(({ value }) => value !== '');
  const button = (text: string, label: string) => (
    <button type="button" className={styles.copy} onClick={() => void copy(text)}>
      {copied === text ? t('siteInfo.copied') : t('siteInfo.copy')}
      <span className="visually-hidden"> {label}</span>
    </button>
  );
  return (
    <div className={styles.box}>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {button(value, label)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.all}>
        {button(
          rows.map(({ label, value }) => `${label}${t('siteInfo.colon')}${value}`).join('\n'),
          t('siteInfo.all'),
        )}
        <span aria-hidden="true">{t('siteInfo.all')}</span>
      </p>
      <span className="visually-hidden" role="status">
        {copied === null ? '' : t('siteInfo.copied')}
      </span>
    </div>
  );
}
