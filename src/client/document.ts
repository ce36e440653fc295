import { splitLocale } from '../domain/routing/locale';
import { site } from '../site/config';

/** Language of the address: while pages change, `<html lang>` is empty for a moment. */
export const addressLanguage = (): string => splitLocale(window.location.pathname, site.i18n).locale;

/** Heading of the page on screen; without one, its title. */
export const pageHeading = (): string =>
  (document.querySelector('main h1')?.textContent ?? document.title).trim();
