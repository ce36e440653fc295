import type { Locale, Localized } from '../domain/routing/locale';
import type { OtherTexts } from './messages';

/**
 * Sentences for pages that crashed, in whole or in part. They are in the code instead of the page's data, which may be
 * what is missing or wrong, and which would carry them for a case that hardly ever occurs.
 */
export const bareText = (locale: Locale) =>
  (JSON.parse(process.env.GATSBY_CRASH_TEXTS ?? '{}') as Localized<OtherTexts['language']['crash']>)[locale];
