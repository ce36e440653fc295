import type { NavLink, SidebarItem } from './model';

/** The blog's recent posts, newest year first. */
export interface BlogSidebarData {
  years: { year: number; posts: NavLink[] }[];
}

/** One docs sidebar in one language. */
export interface DocsSidebarData {
  items: SidebarItem[];
}
