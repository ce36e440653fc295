import { fillForm, type DateFormats, type DateParts } from './format';

type Options = Intl.DateTimeFormatOptions;

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const STYLES = {
  full: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
} satisfies Record<string, Options>;
const PART_OF = { year: '{y}', month: '{m}', day: '{d}' };

const formatter = (locale: string, options: Options) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** The form of a date, and the names of the months in it; no names where they are numbers. */
function formOf(locale: string, options: Options) {
  const partsOf = (month: number) => formatter(locale, options).formatToParts(Date.UTC(2021, month, 25));
  const nameOf = (month: number): string => partsOf(month).find(({ type }) => type === 'month')?.value ?? '';
  const form = partsOf(0).map(({ type, value }) => (type in PART_OF ? PART_OF[type as 'day'] : value));
  const names = MONTHS.map(nameOf);
  return { form: form.join(''), names: names.some((name) => /\D/.test(name)) ? names : undefined };
}

/**
 * How the Unicode CLDR has a language write dates; null if it takes more than forms and names, such as another calendar
 * or digits of its own.
 */
export function dateFormats(locale: string): DateFormats | null {
  const [full, month] = [formOf(locale, STYLES.full), formOf(locale, STYLES.month)];
  const isRight = Object.entries({ full, month }).every(([style, { form, names }]) =>
    MONTHS.every((at) =>
      [1, 14, 28].every((day) => {
        const date = new Date(Date.UTC(1987 + at * 5, at, day));
        const written = formatter(locale, STYLES[style as 'full']).format(date);
        return fillForm(form, date.toISOString(), names) === written;
      }),
    ),
  );
  if (!isRight) return null;
  if (String(full.names) !== String(month.names))
    return [full.form, month.form, month.names ?? [], full.names ?? []];
  return month.names ? [full.form, month.form, month.names] : [full.form, month.form];
}

/** How a month and a day are written alone; a month has its name where dates have it. */
export function dateParts(locale: string): DateParts {
  const isNamed = formOf(locale, STYLES.full).names !== undefined;
  return {
    month: isNamed ? '{m}' : formOf(locale, { month: 'numeric' }).form,
    day: formOf(locale, { day: 'numeric' }).form,
  };
}
