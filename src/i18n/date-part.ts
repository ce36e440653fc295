import type { Locale } from '../domain/routing/locale';
import { MONTHS } from './format';

/** Month or day of an ISO 8601 date: `5月`, `May`; `14日`, `14`. Only the archive needs it, so it has its own file. */
export function formatDatePart(iso: string, part: 'month' | 'day', locale: Locale): string {
  const [, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number);
  if (part === 'day') return locale === 'en' ? String(day) : `${String(day)}日`;
  return locale === 'en' ? (MONTHS[month - 1] ?? '') : `${String(month)}月`;
}
