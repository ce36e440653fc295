import type { ReactNode } from 'react';
import type { Locale } from '../../domain/routing/locale';
import { ListPage } from './ListPage';
import { Pagination } from './Pagination';
import * as paginationStyles from './Pagination.ondemand.module.css';
import { PostCard } from './PostCard';
import * as cardStyles from './PostCard.ondemand.module.css';

const SHEETS = [cardStyles, paginationStyles];

interface PostListViewProps {
  context: {
    locale: Locale;
    /** 1-based. */
    page: number;
    pageCount: number;
  };
  heading: string;
  sections?: ReactNode;
  /** Content under the heading: what a tag collects, who an author is. */
  description?: ReactNode;
  posts: readonly Queries.PostSummaryFragment[];
  pageHref: (page: number) => string;
}

/** A page of posts, newest first: the blog, a tag, an author. */
export function PostListView({ context, posts, pageHref, ...list }: PostListViewProps) {
  const { locale, page, pageCount } = context;
  return (
    <ListPage {...list} sheets={SHEETS}>
      {posts.map((post, index) => (
        <PostCard key={post.permalink} post={post} locale={locale} isFirst={index === 0} />
      ))}
      <Pagination page={page} pageCount={pageCount} pageHref={pageHref} />
    </ListPage>
  );
}
