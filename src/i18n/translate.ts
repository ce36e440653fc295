import { useTranslation } from 'react-i18next';
import type common from './locales/zh-Hans/common.json';

/** Dotted paths to the strings of a nested table. */
type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Plural forms are stored as `key_one`, `key_other`; callers name `key`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;

/** Every message of the interface. The Chinese tables define the keys. */
export type MessageKey = WithoutPlural<Paths<typeof common>>;

/** Values of a message's placeholders; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>;

/** Gives a message in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The message function of the page's language. Must be called below the page's i18n provider. */
export function useTranslate(): Translate {
  const { t } = useTranslation();
  return t as unknown as Translate;
}
