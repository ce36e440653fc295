import { useLocale, useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Link } from '../primitives/Link';
import { TideLine } from '../primitives/TideLine';
import { TypeWriter } from '../primitives/TypeWriter';
import * as styles from './Hero.ondemand.module.css';

interface HeroProps {
  /** Null without docs. */
  docsHref: string | null;
  /** Null without posts. */
  blogHref: string | null;
  facts: string | null;
  phrases: string[];
}

/** The first screen: the name above the tide line, the topics, and two entry points. */
export function Hero({ docsHref, blogHref, facts, phrases }: HeroProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{site.title[locale]}</h1>
        {site.tagline[locale] !== '' && (
          <p className={cx(styles.tagline, 'clauses')}>{site.tagline[locale]}</p>
        )}
        {phrases.length > 0 && (
          <p className={styles.typed}>
            <TypeWriter strings={phrases} labels={{ pause: t('home.pause'), play: t('home.play') }} />
          </p>
        )}
        {facts !== null && <p className={cx(styles.facts, 'clauses')}>{facts}</p>}
        {(blogHref ?? docsHref) !== null && (
          <p className={styles.actions}>
            {blogHref !== null && (
              <Link className={button.primary} href={blogHref}>
                {t('home.blog')}
              </Link>
            )}
            {docsHref !== null && (
              <Link className={blogHref === null ? button.primary : button.button} href={docsHref}>
                {t('home.docs')}
              </Link>
            )}
          </p>
        )}
      </div>
      <TideLine className={styles.tide} seed="anemone" width={1440} height={420} lines={13} />
    </div>
  );
}
