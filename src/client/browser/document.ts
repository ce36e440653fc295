import { type Locale, localeDefinition, splitLocale } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { withoutPrefix } from './path-prefix';

/** Language of the address. */
export const addressLanguage = (): Locale =>
  splitLocale(withoutPrefix(window.location.pathname), site.i18n).locale;

/**
 * Gives the document the language of its address. Not by Gatsby's `Head`: that takes the old page's attributes away some
 * frames before the new page's come, and all that depends on the language, line heights for a start, would jump.
 */
export function setDocumentLanguage(): void {
  const { htmlLang, direction } = localeDefinition(site.i18n, addressLanguage());
  const root = document.documentElement;
  // Set again to the same, they would still make the browser compute every style of the page anew.
  if (root.lang !== htmlLang) root.lang = htmlLang;
  if (root.dir !== direction) root.dir = direction;
}

/**
 * Marks tags that only those read who take a page's HTML as it comes. The client does not make them (see `BUILD_STAGE` in
 * the heads of pages), leaves those of the first page alone, and takes them away when it goes to another.
 */
export const FOR_CRAWLERS = { 'data-crawlers': '' };

/** Takes away what the first page's HTML says to crawlers and to programs that show a link: it is on another page now. */
export function dropCrawlerTags(): void {
  for (const tag of document.head.querySelectorAll('[data-crawlers]')) tag.remove();
}

/** Heading of the page on screen; without one, its title. */
export const pageHeading = (): string =>
  (document.querySelector('main h1')?.textContent ?? document.title).trim();
