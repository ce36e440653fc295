import type { Locale, Localized } from '../domain/routing/locale';

/**
 * How a language writes dates: forms of a day and of a month, with `{y}`, `{m}` and `{d}` in them, and the names of the
 * months unless they are numbers; those in full dates where they differ. A list, because pages with dates carry it.
 */
export type DateFormats = readonly [full: string, month: string, names?: string[], fullNames?: string[]];

/** How a month or a day is written alone in a list of dates. */
export type DateParts = Record<'month' | 'day', string>;

/**
 * How the languages of the site write dates, as a build has found out. `Intl.DateTimeFormat` is only used for languages
 * that need it, because creating its first instance takes a phone longer than hydrating the rest of a page.
 */
export const dateFormatsOf = (locale: Locale): DateFormats | undefined =>
  (JSON.parse(process.env.GATSBY_DATE_FORMATS ?? '{}') as Partial<Localized<DateFormats>>)[locale];

/** Fills a form with the parts of an ISO 8601 date. */
export function fillForm(form: string, iso: string, names: readonly string[] = []): string {
  const [year, month = 0, day] = iso.slice(0, 10).split('-').map(Number);
  return form
    .replace('{y}', String(year))
    .replace('{m}', names[month - 1] ?? String(month))
    .replace('{d}', String(day));
}

/**
 * Writes an ISO 8601 date or date-time in a language. The day is that of UTC, so that server and browser agree.
 * @example formatDate('2021-05-14', 'en') // 'May 14, 2021'
 */
export function formatDate(iso: string, locale: Locale, style: 'full' | 'month' = 'full'): string {
  const date = iso.length > 10 ? new Date(iso).toISOString() : iso;
  const formats = dateFormatsOf(locale);
  if (process.env.GATSBY_INTL_DATES && !formats) {
    const day = style === 'full' ? ({ day: 'numeric' } as const) : {};
    const options = { year: 'numeric', month: 'long', timeZone: 'UTC', ...day } as const;
    return new Intl.DateTimeFormat(locale, options).format(new Date(date));
  }
  const [full = date, month = '', names, fullNames = names] = formats ?? [];
  return style === 'full' ? fillForm(full, date, fullNames) : fillForm(month, date, names);
}

/** The date of a reference's publication: a full date as readers of the language write it, anything else unchanged. */
export const formatReferenceTime = (time: string, locale: Locale): string =>
  /^\d{4}-\d{2}-\d{2}/.test(time) ? formatDate(time, locale) : time;
