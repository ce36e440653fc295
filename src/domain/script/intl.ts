import { own } from '../basics/own';
import { INTL_METHODS } from './prelude-intl';

interface Request {
  kind: string;
  locales?: string | string[];
  options?: Record<string, unknown>;
  method: string;
  args: unknown[];
}

type Formatter = Record<string, (...args: unknown[]) => unknown>;
interface FormatterClass {
  new (locales: string | string[], options: Record<string, unknown>): Formatter;
  supportedLocalesOf(locales: string | string[]): string[];
}

/** Methods of dates and numbers. */
const LOCALIZED = /^toLocale(?:Date|Time)?String$/;

/** Characters of one request: more than a text has words for. */
const MAX_REQUEST = 200_000;

/**
 * Answers what the code of documents asks of `Intl`: a pure function from text to text. Without a language it is the
 * document's, without a time zone it is UTC, so that every machine gives the same.
 */
export function intlAnswers(language: string): (request: string) => string {
  const answer = ({ kind, locales = language, options, method, args }: Request): unknown => {
    const settings = kind.startsWith('Date') ? { timeZone: 'UTC', ...options } : { ...options };
    if (method === 'supportedLocalesOf') return classOf(kind).supportedLocalesOf(locales);
    const values = args.map(numberOr);
    if (LOCALIZED.test(method)) return localized(kind, values[0])[method]?.(locales, settings);
    if (!isMethod(kind, method)) throw new TypeError(`${method} is not a function`);
    return new (classOf(kind))(locales, settings)[method]?.(...values);
  };
  return (request) => {
    try {
      if (request.length > MAX_REQUEST)
        throw new RangeError('Intl is given more text than one call may have');
      return JSON.stringify({ value: answer(JSON.parse(request) as Request) });
    } catch (error) {
      const { name, message } = error as Error;
      return JSON.stringify({ error: message, name });
    }
  };
}

function classOf(kind: string): FormatterClass {
  const found = own(INTL_METHODS, kind) && (Intl as unknown as Record<string, FormatterClass>)[kind];
  if (found === undefined) throw new TypeError(`Intl.${kind} is not there`);
  return found;
}

function isMethod(kind: string, method: string): boolean {
  const { methods = [], bound } = own(INTL_METHODS, kind) ?? {};
  return method === bound || methods.includes(method);
}

/** The date or number that a method of its own formats. */
const localized = (kind: string, value: unknown): Formatter =>
  (kind === 'Date' ? new Date(Number(value)) : value) as Formatter;

/** JSON has neither large integers nor NaN: they come as text in an object. */
function numberOr(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('big' in value && typeof value.big === 'string') return BigInt(value.big);
  return 'number' in value ? Number(value.number) : value;
}
