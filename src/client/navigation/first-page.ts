import { BLOCK_ATTRIBUTE, documentOf, readBlocks, type PageData } from '../../domain/markdown/first-page';

/** Id of the element that holds the first page's data. */
export const FIRST_PAGE_ID = 'page-data';

/**
 * The data of the page on screen, read from its HTML. Gatsby's client fetches it where there is none: in development,
 * while the page still arrives, and when something else has changed the page.
 */
export function firstPageData(): PageData | undefined {
  // Set by the last script of a page.
  if ((window as { pagePath?: string }).pagePath === undefined) return undefined;
  const json = document.getElementById(FIRST_PAGE_ID)?.textContent;
  if (!json) return undefined;
  const page = JSON.parse(json) as PageData;
  const found = documentOf(page);
  const blocks = document.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`);
  return !found || readBlocks(found.content, [...blocks]) ? page : undefined;
}
