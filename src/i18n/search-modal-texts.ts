import type { Locale, Localized } from '../domain/routing/locale';
import en from './locales/en/searchModal.json';
import zh from './locales/zh-Hans/searchModal.json';

const TEXTS: Localized<typeof en | typeof zh> = { 'zh-Hans': zh, en };

/** The texts of the search dialog, in DocSearch's own structure. They are loaded with the dialog, not with pages. */
export const searchModalTexts = (locale: Locale) => TEXTS[locale];
