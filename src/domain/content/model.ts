/**
 * The data that the interface gets, one type per thing that a reader sees. All permalinks are final: they include the
 * language prefix and the base path.
 */

/** A titled link to a page of the site. */
export interface NavLink {
  title: string;
  permalink: string;
}

/** A profile on another site. `platform` is in lower case (`github`, `x`, `email`, ...). */
export interface SocialLink {
  platform: string;
  url: string;
}

/** A public document that a text relies on. */
export interface Reference {
  title: string;
  url: string;
  author: string | null;
  /** Year or ISO date, as written. */
  time: string | null;
}

/** One entry of a docs sidebar. */
export type SidebarItem = SidebarLink | SidebarText | SidebarCategory;

interface SidebarText {
  type: 'text';
  label: string;
  permalink: null;
}

/** A page in a sidebar. */
export interface SidebarLink {
  type: 'link';
  label: string;
  permalink: string;
  /** Whether it is shown only while it is the current page. */
  unlisted: boolean;
}

/** A folder in a sidebar. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The folder's own page; null if it only opens and closes. */
  permalink: string | null;
  collapsible: boolean;
  /** Whether it starts closed, unless a page inside it is current. */
  collapsed: boolean;
  items: SidebarItem[];
}
