/** Language of the page on screen. */
export const documentLanguage = (): string => document.documentElement.lang;

/** Heading of the page on screen; without one, its title. */
export const pageHeading = (): string =>
  (document.querySelector('main h1')?.textContent ?? document.title).trim();
