import type { SiteData } from '../markdown/registry';
import type { Locale, Localized } from '../routing/locale';
import type { BlogSection, PageKind } from './page-plan';
import type { SidebarPost } from './shared-data';

/** A version of an instance of the docs, as links outside of its docs lead to it. Paths are locale-neutral. */
export interface DocsVersionTargets {
  instance: string;
  version: string;
  /** Its main doc; null without docs. */
  path: string | null;
  sidebars: Record<string, string>;
}

/** What pages know of the docs of a site with several versions or instances. */
export interface DocsContext {
  sets: DocsVersionTargets[];
  /** Instance that the page belongs to; on pages of docs only, like the fields below. */
  instance?: string;
  version?: string;
  /** The same doc in the versions that have it, by version: locale-neutral paths. */
  same?: Record<string, string>;
  /** Address that search engines should show instead of the page's, without the origin. */
  canonical?: string;
}

/** Settings of gatsby-plugin-react-i18next for a page. */
interface PageLanguages {
  language: Locale;
  languages: Locale[];
  defaultLanguage: Locale;
  generateDefaultLanguagePage: boolean;
  routed: boolean;
  originalPath: string;
  path: string;
}

/** The context of every page, with the variables of its query: ids, numbers and addresses. Texts come from queries. */
export interface PageContext extends Partial<Record<SiteData, boolean>> {
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
  /** Node of the document that the page is about. */
  id?: string;
  /** Docs sidebar the page belongs to. */
  sidebar?: string;
  /** Address of the sidebar's data file. */
  sidebarData?: string;
  /** The page's own post if it is unlisted: only this page's list of recent posts shows it. */
  unlistedPost?: SidebarPost;
  /** Description of the site, with placeholders for numbers; this and the next four fields are the home page's. */
  facts?: string | null;
  phrases?: string[];
  latestCount?: number;
  /** How many recommended posts are shown. */
  recommendedCount?: number;
  /** How many are queried: some may be among the latest, above them. */
  recommendedPosts?: number;
  /** Whether the update log has a feed; on free pages only. */
  releaseFeed?: boolean;
  /** The list of tags, locale-neutral; on free pages, and on pages of tags of docs that are not at `/docs`. */
  tagIndex?: string;
  /** Name of the page's discussion. */
  comments?: string;
  /** Addresses of the lists of pages by title; on the not-found page only. */
  pageTitles?: Localized;
  language: Locale;
  i18n: PageLanguages;
  /** The docs, on a site with several versions or instances. */
  docs?: DocsContext;
  /** Position in a paginated list, 1-based. */
  page?: number;
  pageCount?: number;
  /** Node of the list, the tag and the author that the page shows. */
  listId?: string;
  tagId?: string;
  authorId?: string;
}
