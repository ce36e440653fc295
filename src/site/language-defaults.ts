import type { Locale } from '../domain/routing/locale';

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** How a language is published unless the configuration says it: what Unicode knows of it. */
export function languageDefaults(code: Locale) {
  const label = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { script = '' } = new Intl.Locale(code).maximize();
  return {
    label: label.charAt(0).toLocaleUpperCase(code) + label.slice(1),
    htmlLang: code as string,
    direction: RIGHT_TO_LEFT.includes(script) ? ('rtl' as const) : ('ltr' as const),
    ogLocale: code.replace('-', '_'),
  };
}
