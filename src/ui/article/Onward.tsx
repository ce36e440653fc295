import type { NavLink } from '../../domain/content/model';
import { useTranslate } from '../../i18n/translate';
import { Link } from '../primitives/Link';
import * as nav from './PrevNext.module.css';
import * as styles from './Related.module.css';

/** Messages by collection, and the anchor of the related pages. */
const WORDS = {
  blog: {
    nav: 'blog.postNav',
    prev: 'blog.newerPost',
    next: 'blog.olderPost',
    more: 'blog.related',
    id: 'page:related',
  },
  docs: {
    nav: 'docs.pages',
    prev: 'docs.previous',
    next: 'docs.next',
    more: 'docs.recommended',
    id: 'page:recommended',
  },
} as const;

interface OnwardProps {
  collection: keyof typeof WORDS;
  prev: NavLink | null;
  next: NavLink | null;
  /** More pages to read. */
  more: readonly NavLink[];
}

/** Where a reader can go on: the pages before and after this one, and related ones. */
export function Onward({ collection, prev, next, more }: OnwardProps) {
  const t = useTranslate();
  const words = WORDS[collection];
  return (
    <>
      {(prev ?? next) && (
        <nav className={nav.nav} aria-label={t(words.nav)}>
          {prev && (
            <Link className={nav.prev} href={prev.permalink} rel="prev">
              <span className={nav.label}>{t(words.prev)}</span>
              <span className={nav.title}>{prev.title}</span>
            </Link>
          )}
          {next && (
            <Link className={nav.next} href={next.permalink} rel="next">
              <span className={nav.label}>{t(words.next)}</span>
              <span className={nav.title}>{next.title}</span>
            </Link>
          )}
        </nav>
      )}
      {more.length > 0 && (
        <section className={styles.related} aria-labelledby={words.id}>
          <h2 id={words.id} className={styles.title}>
            {t(words.more)}
          </h2>
          <ul className={styles.list}>
            {more.map((page) => (
              <li key={page.permalink}>
                <Link className={styles.link} href={page.permalink}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
