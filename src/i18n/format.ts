import type { Locale, Localized } from '../domain/routing/locale';

/** English names of the months. */
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * How dates are written, according to the Unicode CLDR (the tests compare). `Intl.DateTimeFormat` is not used, because
 * creating its first instance takes a phone longer than hydrating the rest of a page.
 */
const WRITTEN: Localized<(year: number, month: number, day: number | null) => string> = {
  'zh-Hans': (year, month, day) =>
    `${String(year)}年${String(month)}月${day === null ? '' : `${String(day)}日`}`,
  en: (year, month, day) =>
    `${MONTHS[month - 1] ?? ''} ${day === null ? '' : `${String(day)}, `}${String(year)}`,
};

/**
 * Writes an ISO 8601 date or date-time in a language. The day is that of UTC, so that server and browser agree.
 * @example formatDate('2021-05-14', 'en') // 'May 14, 2021'
 */
export function formatDate(iso: string, locale: Locale, style: 'full' | 'month' = 'full'): string {
  const date = iso.length > 10 ? new Date(iso).toISOString().slice(0, 10) : iso;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return WRITTEN[locale](year, month, style === 'month' ? null : day);
}

/** The date of a reference's publication: a full date as readers of the language write it, anything else unchanged. */
export const formatReferenceTime = (time: string, locale: Locale): string =>
  /^\d{4}-\d{2}-\d{2}/.test(time) ? formatDate(time, locale) : time;
