import type { Locale, Localized } from '../domain/routing/locale';
import en from './locales/en/searchModal.json';
import zh from './locales/zh-Hans/searchModal.json';
import { formatMessage, type MessageTable, type MessageValues } from './message';

const TABLES: Localized<MessageTable> = { 'zh-Hans': zh, en };

/** A message of the search dialog. */
export type SearchModalKey = keyof typeof zh | 'seeAll';

/** Gives the messages of the search dialog in a language. They are loaded with the dialog, not with pages. */
export const searchModalMessages =
  (locale: Locale) =>
  (key: SearchModalKey, values?: MessageValues): string =>
    formatMessage([TABLES[locale]], key, locale, values);
