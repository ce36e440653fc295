import type { ContentTree } from '../../domain/markdown/tree';
import { useLocale, useTranslate } from '../../i18n/translate';
import { Content } from '../article/Content';
import { contentDir, contentLang } from '../article/content-lang';
import { PostMeta } from '../article/PostMeta';
import { TagList } from '../article/TagList';
import { Link } from '../primitives/Link';
import { TideLine } from '../primitives/TideLine';
import * as styles from './PostCard.ondemand.module.css';

interface PostCardProps {
  post: Queries.PostSummaryFragment;
  /** Draws the post's tide line above it. */
  isFirst: boolean;
}

/** A post in a list: the first one below its own tide line, the others below a plain line. */
export function PostCard({ post, isFirst }: PostCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const lang = contentLang(post.contentLocale, locale);
  const dir = contentDir(post.contentLocale, locale);
  return (
    <article className={styles.card}>
      {isFirst && <TideLine className={styles.tide} seed={post.slug} width={960} height={64} />}
      <div className={styles.meta}>
        <PostMeta {...post} isStacked />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} lang={lang} dir={dir}>
          <Link className={styles.link} href={post.permalink}>
            {post.title}
          </Link>
        </h2>
        <div className="prose" lang={lang} dir={dir}>
          <Content tree={post.excerpt as unknown as ContentTree} />
        </div>
        <div className={styles.end}>
          <TagList tags={post.tags} />
          {post.hasTruncateMarker && (
            <Link className={styles.more} href={post.permalink}>
              <span aria-hidden="true">{t('lists.readMore')}</span>
              <span className="visually-hidden">{t('lists.readMoreAbout', { title: post.title })}</span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
