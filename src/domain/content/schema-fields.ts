import { wellFormed } from '../basics/well-formed';
import { z } from 'zod';
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

/** Bytes of a name in an address: pages are files, and file systems end at 255 with what is added to it. */
const MAX_NAME = 200;

const isShort = (value: string): boolean => value.split('/').every((part) => byteLength(part) <= MAX_NAME);

const byteLength = (value: string): number =>
  encodeURIComponent(wellFormed(value)).replace(/%../g, '.').length;

const LONG = `has a name of more than ${String(MAX_NAME)} bytes → Write a shorter one`;

/** An address, or its last part. */
export const slug = filled
  .refine(
    (value) => /^[\p{L}\p{M}\p{N}._~/@()'!,+&=-]+$/u.test(value),
    'has characters an address cannot have → Use letters, digits, "-", "_", "." and "/"',
  )
  .refine((value) => !/\.html?$/i.test(value), 'ends like a file → Leave out ".html"')
  .refine(isShort, LONG);

const stays = (value: string): boolean => !value.split('/').some((part) => /^\.+$/.test(part));

const OUT = 'leads out of its folder → Write a name';

/** Whether a name can be part of an address and of a file's path: short, of visible characters, and no way out. */
export const isSafeName = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex -- exactly those
  isShort(value) && stays(value) && !/[\u0000-\u001f\u007f-\u009f\\]/.test(value);

/** A slug that names nothing outside its folder. */
export const localSlug = slug.refine(stays, OUT);

/** Last segment of the address of a list, which may be a name such as "C++". */
export const listSlug = filled
  .refine(
    (value) => /^[\p{L}\p{N}._~/+#& -]+$/u.test(value),
    'has characters an address cannot have → Use letters, digits, "-", "_", "." and "/"',
  )
  .refine(stays, OUT)
  .refine(isShort, LONG);

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
