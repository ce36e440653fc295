import { type Locale, localeDefinition, splitLocale } from '../../domain/routing/locale';
import { site } from '../../site/public-config';
import { withoutPrefix } from './path-prefix';

/** Language according to the address. */
export const addressLanguage = (): Locale =>
  splitLocale(withoutPrefix(window.location.pathname), site.i18n).locale;

/** Whether the document has the language of its address, as all pages from the host but some not-found pages. */
export const isInLanguage = (): boolean =>
  document.documentElement.lang === localeDefinition(site.i18n, addressLanguage()).htmlLang;

/**
 * Gives the document the language of its address. Gatsby's `Head` cannot do it: it removes the old page's attributes
 * some frames before it adds the new page's, and everything that depends on the language, such as line heights, would
 * jump.
 */
export function setDocumentLanguage(): void {
  const { htmlLang, direction } = localeDefinition(site.i18n, addressLanguage());
  const root = document.documentElement;
  // Setting the same value again would still make the browser recompute every style of the page.
  if (root.lang !== htmlLang) root.lang = htmlLang;
  if (root.dir !== direction) root.dir = direction;
}

/**
 * Marks tags for programs that read a page's HTML without running scripts. The client does not render them (see
 * `BUILD_STAGE` in the heads of pages), leaves those of the first page alone, and removes them on navigation.
 */
export const FOR_CRAWLERS = { 'data-crawlers': '' };

/** Removes the tags for crawlers and link previews of the first page, because another page is shown now. */
export function dropCrawlerTags(): void {
  for (const tag of document.head.querySelectorAll('[data-crawlers]')) tag.remove();
}

/** Heading of the page on screen; without one, its title. */
export const pageHeading = (): string =>
  (document.querySelector('main h1')?.textContent ?? document.title).trim();
