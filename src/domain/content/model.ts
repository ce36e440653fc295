/**
 * The data that the interface gets, one type per thing that a reader sees. All permalinks are final: they include the
 * language prefix and the base path.
 */

/** A titled link to a page of the site. */
export interface NavLink {
  title: string;
  permalink: string;
}

/** A tag as shown on a page. */
export interface TagLink {
  label: string;
  permalink: string;
  description: string | null;
}

/** A profile on another site. `platform` is in lower case (`github`, `x`, `email`, ...). */
export interface SocialLink {
  platform: string;
  url: string;
}

/** A resized picture: the part of gatsby-plugin-image's data that elements need. */
export interface PictureData {
  width: number;
  height: number;
  images: {
    fallback?: { src: string; srcSet?: string; sizes?: string };
    sources?: { srcSet?: string; sizes?: string; type?: string }[];
  };
}

/** An author of a post. */
export interface AuthorSummary {
  key: string;
  name: string;
  title: string | null;
  permalink: string | null;
  /** Portrait, root-relative or absolute. */
  imageURL: string | null;
  /** The resized portrait; null for a vector graphic, for a picture of another site, and without a picture. */
  portrait: PictureData | null;
}

/** An author on pages about authors. */
export interface AuthorProfile extends AuthorSummary {
  description: string | null;
  socials: readonly SocialLink[];
  count: number;
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
