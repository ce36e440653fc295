import { blogListPath } from '../../domain/routing/paths';
import { formatDate } from '../../i18n/format';
import { useLocale, useTranslate } from '../../i18n/translate';
import { AuthorPortrait } from '../article/AuthorPortrait';
import { siteHref } from '../layout/site-links';
import { SocialLinks } from '../listing/SocialLinks';
import { Link } from '../primitives/Link';
import * as styles from './OwnerProfile.ondemand.module.css';

interface OwnerProfileProps {
  author: Queries.SiteDataFragment['authors']['nodes'][number];
  counts: NonNullable<Queries.SiteDataFragment['counts']>;
  /** First page of the docs, without language prefix. */
  docsPath: string | null;
  /** The list of tags, without language prefix. */
  tagsPath: string | null;
}

/** The author's profile: portrait, role, links to other profiles, and counts of what there is to read. */
export function OwnerProfile({ author, counts, docsPath, tagsPath }: OwnerProfileProps) {
  const t = useTranslate();
  const locale = useLocale();
  const linked = (value: number, path: string | null): string | null =>
    value === 0 || path === null ? null : siteHref(path, locale);
  const figures = [
    { label: t('owner.posts'), value: counts.posts, to: linked(counts.posts, blogListPath(1)) },
    { label: t('owner.docs'), value: counts.docs, to: linked(counts.docs, docsPath) },
    { label: t('owner.tags'), value: counts.tags, to: linked(counts.tags, tagsPath) },
    { label: t('owner.words'), value: counts.words, to: null },
  ];
  return (
    <section className={styles.profile} aria-label={author.name}>
      <div className={styles.head}>
        <AuthorPortrait className={styles.portrait} author={author} size={96} />
        <div>
          <p className={styles.role}>{author.title}</p>
          <SocialLinks socials={author.socials} label={t('owner.socials')} />
          {author.permalink !== null && (
            <p className={styles.own}>
              <Link href={author.permalink}>{t('owner.allPosts', { name: author.name })}</Link>
            </p>
          )}
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value, to }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              {to === null ? (
                value.toLocaleString(locale)
              ) : (
                <Link href={to}>{value.toLocaleString(locale)}</Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {counts.since !== null && (
        <p className={styles.since}>
          {t('owner.since')} <time dateTime={counts.since}>{formatDate(counts.since, locale)}</time>
        </p>
      )}
    </section>
  );
}
