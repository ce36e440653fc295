import type { Locale, Localized } from '../domain/routing/locale';
import { dateFormatsOf, fillForm, type DateParts } from './format';

/** Month or day of an ISO 8601 date: `5月`, `May`; `14日`, `14`. Only the archive needs it, so it has its own file. */
export function formatDatePart(iso: string, part: keyof DateParts, locale: Locale): string {
  const forms = JSON.parse(process.env.GATSBY_DATE_PARTS ?? '{}') as Localized<DateParts>;
  return fillForm(forms[locale][part], iso, dateFormatsOf(locale)?.[2]);
}
