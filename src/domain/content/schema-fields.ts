import { z } from 'zod';
import { addressFault, pathFault } from '../routing/address-fault';
import { toDate } from './permalink';
import { perLanguage } from './texts-per-language';

// Messages have the form `what was found → how to fix it`.

/** Numbers are accepted where text is expected (`slug: 42`, a tag `2021`). */
export const text = z
  .union([z.string(), z.number()], {
    error: 'expected text → Write text, in quotes if YAML would read it as a number or a date',
  })
  .transform(String);

/** Non-empty text. */
export const filled = text.refine(
  (value) => value.trim() !== '',
  'is empty → Write a text or remove the field',
);

/** True or false. */
export const flag = z.boolean({ error: 'expected true or false → Write true or false without quotes' });

const DATE_FIX = 'Write a date such as 2024-05-19, with a time if need be: 2024-05-19 18:00';

/** A time of day with what may follow it: half of the day, time zone. */
const CLOCK =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(?:([ap])\.?m\.?(?![a-z]))?\s*(z|[+-]\d{1,2}(?::?\d{2})?|[a-z][\w/+:-]*)?(?:\s*\([^()]*\)|\s+[a-z]+)?$/i;

/** A time as `08:05`, `20:00:30` or, with its distance from UTC, `20:00+08:00`; null if no clock shows it. */
function toClock(written: string): string | null {
  const [found, hour, minute, second, half, zone = ''] = CLOCK.exec(written) ?? [];
  if (found === undefined || (minute === undefined && half === undefined)) return null;
  const isLate = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  if (hours > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null;
  const [, sign, ahead = '', rest = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (Number(ahead) > 14 || Number(rest) > 59) return null;
  const offset = sign === undefined ? '' : `${sign}${ahead.padStart(2, '0')}:${rest}`;
  return [String(hours).padStart(2, '0'), minute ?? '00', ...(second ? [second] : [])].join(':') + offset;
}

/** A date with or without a time, in any form that `Date.parse` reads; day, time and its zone are as written. */
const moment = z
  .union([z.string(), z.date()], { error: `is not a date → ${DATE_FIX}` })
  .transform((value, context) => {
    const written = typeof value === 'string' ? value.trim() : value.toISOString();
    const [, year, month = '', day = '', time = ''] =
      /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+(.*))?$/.exec(written) ?? [];
    if (year === undefined) {
      // A form without a time zone is of the day that it names, wherever the site is built.
      const found = [`${written} UTC`, written]
        .map((text) => Date.parse(text))
        .find((at) => !Number.isNaN(at));
      const [date = '', clock = ''] = found === undefined ? [] : new Date(found).toISOString().split('T');
      if (date !== '' && /\d{4}/.test(written)) return { date, time: clock.slice(0, 8) };
    } else {
      const date = toDate(year, month, day);
      const clock = time.trim() === '' ? '' : toClock(time.trim());
      if (date !== null && clock !== null) return { date, time: clock };
    }
    context.addIssue({ code: 'custom', message: `"${written}" is not a date → ${DATE_FIX}` });
    return z.NEVER;
  });

/** The day of a date, as `YYYY-MM-DD`. */
export const date = moment.transform((value) => value.date);

/** A date with its time, if it has one: `2024-05-19`, `2024-05-19T18:00` or `2024-05-19T18:00+08:00`. */
export const dateTime = moment.transform(({ date, time }) => (time === '' ? date : `${date}T${time}`));

/** Reports what is wrong with a value, as a judge of addresses says it. */
export const judged =
  (fault: (value: string) => string | null) =>
  (value: string, context: z.RefinementCtx): void => {
    const message = fault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };

/** An address, or its last part; for a doc also a way to it. Where it leads is judged with all addresses. */
export const slug = filled.refine(
  (value) => /^[\p{L}\p{M}\p{N}._~/@()'!,+&=-]+$/u.test(value),
  'has characters an address cannot have → Use letters, digits, "-", "_", "." and "/"',
);

/** The rest of an address, without regard to slashes around it, which may be a name such as "C++". */
const rest = (value: string): string => `/…/${value.replace(/^\/|\/$/g, '')}`;

/** Whether a name can be part of an address. */
export const isSafeName = (name: string): boolean => pathFault(rest(name)) === null;

/** A slug that names nothing outside its folder. */
export const localSlug = slug.superRefine(judged((value) => addressFault(rest(value))));

/** Last segment of the address of a list, which may be a name such as "C++". */
export const listSlug = filled.superRefine(judged((value) => addressFault(rest(value))));

/** An address of the web or a path of this site. */
export const address = filled.refine(
  (value) => /^(?:https?:\/\/[^\s/]|mailto:|\/(?!\/))/.test(value),
  'is not an address → Start it with https://, mailto: or /',
);

/** A picture: on the web, in static/, or next to the document. */
export const picture = filled.refine(
  (value) => /^(?:https?:\/\/[^\s/]|(?![a-z][a-z\d+.-]*:|\/\/))/i.test(value),
  'is not a picture → Write a path, or an address that starts with https://',
);

/** A text per language, or a single one for all. */
export const localized = perLanguage(
  filled,
  'needs a text → Write one for all languages, or a table with one for each',
);
