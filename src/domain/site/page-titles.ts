import type { Locale } from '../routing/locale';
import { usedTags, type PlannedPage } from './page-plan';
import { versionFor, type ContentDocument } from '../content/documents';
import { lastDocs, type ContentIndex } from '../content/content-index';

/** Titles of pages by locale-neutral path. */
export type PageTitles = Record<string, string>;

const MESSAGES = {
  'blog-list': 'lists.title',
  'blog-archive': 'archive.title',
  'blog-tags': 'tags',
  'blog-authors': 'authors.title',
  'docs-tags': 'tags',
} as const satisfies Partial<Record<PlannedPage['kind'], string>>;

/**
 * Titles of all pages that may be suggested on the not-found page, in one language: no unlisted pages, no drafts, and
 * only the first page of lists and docs of the versions to read.
 */
export function pageTitles(
  pages: readonly PlannedPage[],
  index: ContentIndex,
  locale: Locale,
  message: (key: (typeof MESSAGES)[keyof typeof MESSAGES]) => string,
): PageTitles {
  const documents = new Map(
    ([...index.posts, ...lastDocs(index), ...index.pages] as ContentDocument[]).map((document) => [
      document.path,
      document,
    ]),
  );
  const tags = new Map(
    (['post', 'doc'] as const).flatMap((collection) =>
      usedTags(collection, index).map((tag) => [`${collection} ${tag.key}`, tag] as const),
    ),
  );
  const tagTitle = (collection: 'post' | 'doc', key: string): string | null => {
    const tag = tags.get(`${collection} ${key}`);
    return tag && !tag.unlisted ? tag.label[locale] : null;
  };
  const titleOf = ({ kind, key, neutralPath }: PlannedPage): string | null => {
    switch (kind) {
      case 'post':
      case 'doc':
      case 'page': {
        const document = documents.get(neutralPath);
        return document && !document.unlisted && !document.draft ? versionFor(document, locale).title : null;
      }
      case 'blog-tag':
        return tagTitle('post', key ?? '');
      case 'docs-tag':
        return tagTitle('doc', key ?? '');
      case 'blog-author':
        return index.authors.get(key ?? '')?.name[locale] ?? null;
      case 'home':
      case 'not-found':
      case 'search':
        return null;
      default:
        return message(MESSAGES[kind]);
    }
  };
  const titles: PageTitles = {};
  for (const page of pages) {
    if (page.locale !== locale || (page.list?.page ?? 1) > 1) continue;
    const title = titleOf(page);
    if (title !== null) titles[page.neutralPath] = title;
  }
  return titles;
}
