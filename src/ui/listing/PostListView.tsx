import type { ReactNode } from 'react';
import { ListPage } from './ListPage';
import { Pagination, type PaginationProps } from './Pagination';
import * as paginationStyles from './Pagination.ondemand.module.css';
import { PostCard } from './PostCard';
import * as cardStyles from './PostCard.ondemand.module.css';

const SHEETS = [cardStyles, paginationStyles];

interface PostListViewProps extends Pick<PaginationProps, 'pageHref'> {
  context: Omit<PaginationProps, 'pageHref'>;
  heading: string;
  sections?: ReactNode;
  /** Content under the heading: what a tag collects, who an author is. */
  description?: ReactNode;
  posts: readonly Queries.PostSummaryFragment[];
}

/** A page of posts, newest first: the blog, a tag, an author. */
export function PostListView({ context, posts, pageHref, ...list }: PostListViewProps) {
  return (
    <ListPage {...list} sheets={SHEETS}>
      {posts.map((post, index) => (
        <PostCard key={post.permalink} post={post} isFirst={index === 0} />
      ))}
      <Pagination {...context} pageHref={pageHref} />
    </ListPage>
  );
}
