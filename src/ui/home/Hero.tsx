import type { Locale } from '../../domain/routing/locale';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/config';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
import { TideLine } from '../primitives/TideLine';
import { TypeWriter } from '../primitives/TypeWriter';
import * as styles from './Hero.late.module.css';

/** Properties of {@link Hero}. */
export interface HeroProps {
  locale: Locale;
  docsHref: string;
  blogHref: string;
  /** Number of posts and docs. */
  counts: { posts: number; docs: number };
}

/** The first screen: the name above the tide line, what it is about, and two ways in. */
export function Hero({ locale, docsHref, blogHref, counts }: HeroProps) {
  const t = useTranslate();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{site.title[locale]}</h1>
        <p className={cx(styles.tagline, 'clauses')}>{site.tagline[locale]}</p>
        <p className={styles.typed}>
          <TypeWriter
            strings={t('home.phrases').split('|')}
            labels={{ pause: t('home.pause'), play: t('home.play') }}
          />
        </p>
        <p className={cx(styles.facts, 'clauses')}>{t('home.facts', counts)}</p>
        <p className={styles.actions}>
          <Link className={button.primary} href={blogHref}>
            {t('home.blog')}
          </Link>
          <Link className={button.button} href={docsHref}>
            {t('home.docs')}
          </Link>
        </p>
      </div>
      <TideLine className={styles.tide} seed="anemone" width={1440} height={420} lines={13} />
    </div>
  );
}
