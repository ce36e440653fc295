import type { DocsContext } from '../domain/site/docs-context';
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
  /** There are no posts, so neither lists of posts nor feeds. */
  withoutBlog?: boolean;
  /** The sections of the blog; on each of their pages. */
  blogSections?: BlogSection[];
  /** Whether the update log has a feed; on free pages only. */
  releaseFeed?: boolean;
  /** The list of tags, locale-neutral; on free pages, and on pages of tags of docs that are not at `/docs`. */
  tagIndex?: string;
  /** The docs, on a site with several versions or instances. */
  docs?: DocsContext;
  /** Docs sidebar the page belongs to. */
  sidebar?: string;
  /** Address of the sidebar's data file. */
  sidebarData?: string;
  /** The page's own post if it is unlisted: only this page's list of recent posts shows it. */
  unlistedPost?: SidebarPost;
  /** Name of the page's discussion. */
  comments?: string;
  /** Addresses of the lists of pages by title; on the not-found page only. */
  pageTitles?: Localized;
}
