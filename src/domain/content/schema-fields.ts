import { z } from 'zod';
import { addressFault, pathFault } from '../routing/address-fault';
import type { Localized } from '../routing/locale';
import { toDate } from './permalink';

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

const DATE_FIX = 'Write a date such as 2024-05-19';

/** A date with or without a time, in any form that `Date.parse` reads; the day and the time are as written. */
const moment = z
  .union([z.string(), z.date()], { error: `is not a date → ${DATE_FIX}` })
  .transform((value, context) => {
    const written = typeof value === 'string' ? value.trim() : value.toISOString();
    const [, year, month = '', day = '', time = ''] =
      /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(.*))?$/.exec(written) ?? [];
    if (year === undefined) {
      // A form without a time zone is of the day that it names, wherever the site is built.
      const found = [`${written} UTC`, written]
        .map((text) => Date.parse(text))
        .find((at) => !Number.isNaN(at));
      const [date = '', clock = ''] = found === undefined ? [] : new Date(found).toISOString().split('T');
      if (date !== '' && /\d{4}/.test(written)) return { date, time: clock.slice(0, 8) };
    } else {
      const date = toDate(year, month, day);
      const clock = /^\d{1,2}:\d{2}(?::\d{2})?/.exec(time)?.[0].padStart(5, '0') ?? '';
      if (date !== null) return { date, time: clock };
    }
    context.addIssue({ code: 'custom', message: `"${written}" is not a date → ${DATE_FIX}` });
    return z.NEVER;
  });

/** The day of a date, as `YYYY-MM-DD`. */
export const date = moment.transform((value) => value.date);

/** A date with its time, if it has one: `2024-05-19` or `2024-05-19T18:00`. */
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

/** The same value in every language. */
export const inEveryLanguage = <T>(value: T): Localized<T> => ({ 'zh-Hans': value, en: value });

/** A text per language, or a single one for all. */
export const localized = z.union(
  [filled.transform((value) => inEveryLanguage(value)), z.strictObject({ 'zh-Hans': filled, en: filled })],
  { error: 'needs a text per language → Write { zh-Hans: …, en: … }' },
);
