import { BLOCK_ATTRIBUTE, documentOf, readBlocks, type PageData } from '../../domain/markdown/first-page';

/** Id of the element that holds the first page's data. */
export const FIRST_PAGE_ID = 'page:data';

/**
 * The data of the current page, read from its HTML. Without it Gatsby's client fetches the data: in development, while
 * the page is still arriving, and when something else has changed the page.
 */
export function firstPageData(): PageData | undefined {
  // The last script of a page sets it.
  if ((window as { pagePath?: string }).pagePath === undefined) return undefined;
  const json = document.getElementById(FIRST_PAGE_ID)?.textContent;
  if (!json) return undefined;
  const page = JSON.parse(json) as PageData;
  const found = documentOf(page);
  const blocks = document.querySelectorAll(`[${BLOCK_ATTRIBUTE}]`);
  return !found || readBlocks(found.content, [...blocks]) ? page : undefined;
}
