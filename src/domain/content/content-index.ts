import type { LocaleTable } from '../routing/locale';
import type { Authors } from './authors';
import type { Doc, FreePage, Post } from './documents';
import type { CategoryData, FriendData, ProjectData, ReleaseData } from './data-schemas';
import type { Tags } from './tags';

/** Everything the content root holds, checked and connected. */
export interface ContentIndex {
  /** Newest first. Drafts are included only where they are shown. */
  posts: Post[];
  /** By id. */
  docs: Doc[];
  pages: FreePage[];
  tags: { post: Tags; doc: Tags };
  authors: Authors;
  /** Docs folder → `_category_.yml`. */
  categories: Map<string, CategoryData>;
  /** In display order. */
  projects: ProjectData[];
  friends: FriendData[];
  releases: ReleaseData[];
  locales: LocaleTable;
}
