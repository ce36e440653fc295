import type { SidebarPost } from '../domain/site/shared-data';
import type { Locale, Localized } from '../domain/routing/locale';
import type { BlogSection, PageKind } from '../domain/site/page-plan';

/** Context every page is created with (see `src/gatsby/nodes/create-pages.ts`). */
export interface PageContext {
  kind: PageKind;
  locale: Locale;
  /** Locale-neutral path of the page. */
  neutralPath: string;
  /** First page of each docs sidebar, locale-neutral. */
  sidebarTargets: Record<string, string>;
  /** There are no posts, no lists of them and no feeds. */
  withoutBlog?: boolean;
  /** The ways to look at the blog; said to each of them. */
  blogSections?: BlogSection[];
  /** The update log has a feed; said to free pages only. */
  releaseFeed?: boolean;
  /** The list of tags, locale-neutral; said to free pages only, where there is one. */
  tagIndex?: string;
  /** Docs sidebar the page belongs to. */
  sidebar?: string;
  /** Address of the sidebar's data file. */
  sidebarData?: string;
  /** The page's own post where it is unlisted: the list of recent posts shows it here only. */
  unlistedPost?: SidebarPost;
  /** Name of the page's discussion. */
  comments?: string;
  /** Addresses of the lists of pages by title; only the not-found page has them. */
  pageTitles?: Localized;
}
