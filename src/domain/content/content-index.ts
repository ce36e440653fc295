import type { LocaleTable } from '../routing/locale';
import type { Authors } from './authors';
import type { ContentDocument, Doc, FreePage, Post } from './documents';
import type { Lists } from './data-schemas';
import type { DocTag, Tags } from './tags';

/** The docs that lists show: those of the versions to read. */
export const lastDocs = ({ docs }: Pick<ContentIndex, 'docs'>): Doc[] => docs.filter(({ set }) => set.isLast);

/** All documents: posts, docs and free pages. */
export const documentsOf = ({ posts, docs, pages }: Documents): ContentDocument[] => [
  ...posts,
  ...docs,
  ...pages,
];

/** The documents by kind. */
export type Documents = Pick<ContentIndex, 'posts' | 'docs' | 'pages'>;

/** Everything the content root holds, checked and connected. */
export interface ContentIndex extends Omit<Lists, 'redirects'> {
  /** Newest first. Drafts are included only where they are shown. */
  posts: Post[];
  docs: Doc[];
  pages: FreePage[];
  /** Tags of posts, and of the last version of each instance of the docs. */
  tags: { post: Tags; doc: Map<string, DocTag> };
  authors: Authors;
  locales: LocaleTable;
}
