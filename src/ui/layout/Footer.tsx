import { memo, Suspense } from 'react';
import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { Link } from '../primitives/Link';
import { Logo } from '../primitives/Logo';
import * as styles from './Footer.module.css';
import { linkHref } from './site-links';

/** The end of every page, which React hydrates late. No state of the layout may change its props before that. */
export const Footer = memo(function Footer() {
  return (
    <Suspense>
      <FooterContent />
    </Suspense>
  );
});

/** Columns of links and the copyright, on ink in both modes. */
function FooterContent() {
  const t = useTranslate();
  const locale = useLocale();
  const { columns, copyright, style } = site.footer;
  return (
    <footer className={styles.footer} data-surface={style === 'dark' ? 'ink' : undefined}>
      <svg className={styles.shore} viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 28V15c220-22 330 14 560 3s330-26 520-8 250 9 360-2v20z" />
      </svg>
      <div className={styles.inner}>
        <nav className={styles.columns} aria-label={t('nav.footer')}>
          {columns.map((column) => (
            <div key={column.title.en}>
              <h2 className={styles.title}>{column.title[locale]}</h2>
              <ul className={styles.links}>
                {column.items.map((item) => (
                  <li key={item.label.en}>
                    <Link className={styles.link} href={linkHref(item, locale)} arrow>
                      {item.label[locale]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <Logo className={styles.logo} />
          <p>{copyright[locale]}</p>
        </div>
      </div>
    </footer>
  );
}
