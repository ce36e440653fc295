import type { Locale, Localized } from '../domain/routing/locale';
import type { OtherTexts } from './messages';

const TEXTS = JSON.parse(process.env.GATSBY_SEARCH_TEXTS ?? '{}') as Localized<OtherTexts['searchModal']>;
const ASSISTANT = JSON.parse(process.env.GATSBY_ASSISTANT_TEXTS ?? '{}') as Localized<OtherTexts['askAi']>;

/** The texts of the search dialog, in DocSearch's own structure. They are loaded with the dialog, not with pages. */
export const searchModalTexts = (locale: Locale) => TEXTS[locale];

/** The texts that the assistant adds to them. */
export const assistantTexts = (locale: Locale) => ASSISTANT[locale];
