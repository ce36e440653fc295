import type { Locale } from '../domain/routing/locale';

/** How a date is written: `2021年5月14日`, `2021年5月`, `05-14`. */
export type DateStyle = 'full' | 'month' | 'day';

const OPTIONS: Record<'full' | 'month', Intl.DateTimeFormatOptions> = {
  full: { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' },
  month: { year: 'numeric', month: 'long', timeZone: 'UTC' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes an ISO 8601 date or date-time in a language. Always in UTC, so that server and browser agree on the day.
 * @example formatDate('2021-05-14', 'en') // 'May 14, 2021'
 */
export function formatDate(iso: string, locale: Locale, style: DateStyle = 'full'): string {
  if (style === 'day') return iso.slice(5, 10);
  const key = `${locale} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, OPTIONS[style]);
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}

/** When a reference was published: a full date as readers of the language write it, anything else as it is. */
export const formatReferenceTime = (time: string, locale: Locale): string =>
  /^\d{4}-\d{2}-\d{2}/.test(time) ? formatDate(time, locale) : time;

/** A whole number as readers of the language write it. */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(value);
