import type { NavLink, SidebarItem } from '../content/model';

/** The blog's recent posts, newest year first. */
export interface BlogSidebarData {
  years: { year: number; posts: NavLink[] }[];
}

/** A post in the list of recent posts. */
export interface SidebarPost extends NavLink {
  year: number;
}

/** The recent posts with one more at the beginning of its year: an unlisted post while it is the current page. */
export function withPost(
  years: BlogSidebarData['years'],
  { year, ...link }: SidebarPost,
): BlogSidebarData['years'] {
  const others = years.filter((group) => group.year !== year);
  const posts = years.find((group) => group.year === year)?.posts ?? [];
  return [...others, { year, posts: [link, ...posts] }].sort((a, b) => b.year - a.year);
}

/** One docs sidebar in one language. */
export interface DocsSidebarData {
  items: SidebarItem[];
}
