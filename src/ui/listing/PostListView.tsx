import type { ReactNode } from 'react';
import type { PostSummary } from '../../domain/content/model';
import type { Locale } from '../../domain/routing/locale';
import { Columns } from '../layout/Columns';
import { ListPage } from './ListPage';
import { Pagination } from './Pagination';
import * as paginationStyles from './Pagination.ondemand.module.css';
import { PostCard } from './PostCard';
import * as cardStyles from './PostCard.ondemand.module.css';

const SHEETS = [cardStyles, paginationStyles];

/** Props of {@link PostListView}. */
export interface PostListViewProps {
  locale: Locale;
  heading: string;
  sections?: ReactNode;
  /** Sentence under the heading: what a tag collects, who an author is. */
  description?: ReactNode;
  posts: PostSummary[];
  /** 1-based. */
  page: number;
  pageCount: number;
  pageHref: (page: number) => string;
  sidebar?: ReactNode;
}

/** A page of posts, newest first: the blog, a tag, an author. */
export function PostListView(props: PostListViewProps) {
  const { locale, heading, sections, description, posts, page, pageCount, pageHref, sidebar } = props;
  return (
    <Columns sidebar={sidebar}>
      <ListPage heading={heading} sections={sections} description={description} sheets={SHEETS}>
        {posts.map((post, index) => (
          <PostCard key={post.permalink} post={post} locale={locale} isFirst={index === 0} />
        ))}
        <Pagination page={page} pageCount={pageCount} pageHref={pageHref} />
      </ListPage>
    </Columns>
  );
}
