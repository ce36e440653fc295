import type article from './locales/en/article.json';
import type askAi from './locales/en/askAi.json';
import type blog from './locales/en/blog.json';
import type comments from './locales/en/comments.json';
import type common from './locales/en/common.json';
import type content from './locales/en/content.json';
import type docs from './locales/en/docs.json';
import type home from './locales/en/home.json';
import type language from './locales/en/language.json';
import type lists from './locales/en/lists.json';
import type notFound from './locales/en/notFound.json';
import type pages from './locales/en/pages.json';
import type publish from './locales/en/publish.json';
import type search from './locales/en/search.json';
import type searchModal from './locales/en/searchModal.json';

/*
 * The texts of the interface, as types: the English tables say which there are. What they are in the languages of a site
 * is data, which `src/gatsby/configuration/languages.ts` reads.
 */

/** Texts that pages, feeds and other files show. A page carries the areas that its query names. */
export type Messages = typeof article &
  typeof blog &
  typeof comments &
  typeof common &
  typeof docs &
  typeof home &
  typeof lists &
  typeof notFound &
  typeof pages &
  typeof publish &
  typeof search;

/** Texts that are needed apart from those: inside documents, in the search dialog, and where there is no page. */
export interface OtherTexts {
  content: typeof content;
  searchModal: typeof searchModal;
  askAi: typeof askAi;
  language: typeof language;
}
