import type { Locale } from '../domain/routing/locale';
import type { MessageValues } from './message';
import type { Messages } from './messages';
import { useTranslation } from './runtime/react-i18next';

/** Dotted paths to the strings of a nested table. */
type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Plural forms are stored as `key_one` and `key_other`; callers pass `key`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

/** Every message of the interface. */
export type MessageKey = WithoutPlural<Paths<Messages>>;

/** Gives a message in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The message function of the page's language. It must be called below the page's i18n provider. */
export function useTranslate(): Translate {
  return useTranslation().t;
}

/** The language of the page, like {@link useTranslate}. */
export const useLocale = (): Locale => useTranslation().i18n.language as Locale;
