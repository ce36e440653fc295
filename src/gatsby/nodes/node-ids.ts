import type { ContentDocument } from '../../domain/content/documents';
import type { Locale } from '../../domain/routing/locale';
import type { PlannedPage } from '../../domain/site/page-plan';

/** Id of a document's node in one language. */
export const documentNodeId = (document: ContentDocument, locale: Locale): string =>
  `${document.collection}:${document.key}:${locale}`;

/** Id of a tag's node in one language. */
export const tagNodeId = (collection: 'post' | 'doc', key: string, locale: Locale): string =>
  `${collection}-tag:${key}:${locale}`;
/** Id of an author's node in one language. */
export const authorNodeId = (key: string, locale: Locale): string => `author:${key}:${locale}`;

/** Id of the node that lists the docs of a tag's page. */
export const docListNodeId = (page: Pick<PlannedPage, 'path'>): string => `doc-list:${page.path}`;

/** Id of the node that lists the posts of a page. */
export const postListNodeId = (page: Pick<PlannedPage, 'path'>): string => `post-list:${page.path}`;
