import type { Locale } from '../routing/locale';
import { usedTags, type PlannedPage } from './page-plan';
import { translationFor } from '../content/documents';
import { documentsOf, lastDocs, type ContentIndex } from '../content/content-index';

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
  const shown = documentsOf({ ...index, docs: lastDocs(index) });
  const documents = new Map(shown.map((document) => [document.path, document]));
  const tags = { 'blog-tag': usedTags('post', index), 'docs-tag': usedTags('doc', index) };
  const titleOf = ({ kind, key, neutralPath }: PlannedPage): string | null => {
    switch (kind) {
      case 'post':
      case 'doc':
      case 'page': {
        const document = documents.get(neutralPath);
        return document && !document.unlisted && !document.draft
          ? translationFor(document, locale).title
          : null;
      }
      case 'blog-tag':
      case 'docs-tag':
        return tags[kind].find((tag) => tag.key === key && !tag.unlisted)?.label[locale] ?? null;
      case 'blog-author':
        return index.authors.get(key ?? '')?.name[locale] ?? null;
      case 'home':
      case 'not-found':
      case 'search':
      case 'own':
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
