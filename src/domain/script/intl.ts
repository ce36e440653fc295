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

/** Characters of one request: more than a text has words for. */
const MAX_REQUEST = 200_000;
/** Characters of the language and options of a formatter that is kept. */
const MAX_KEY = 1_000;
/** Characters to segment: each segment that Node makes holds a copy of the whole text. */
const MAX_SEGMENTED = 20_000;

/** Formatters by language and options, for all documents: to make one takes much longer than to use it. */
const made = new Map<string, Formatter>();

/**
 * Answers what the code of documents asks of `Intl`: a pure function from text to text. Without a language it is the
 * document's, without a time zone it is UTC, so that every machine gives the same.
 */
export function intlAnswers(language: string): (request: string) => string {
  const formatter = ({ kind, locales, options }: Request): Formatter => {
    const wanted = locales ?? language;
    const key = JSON.stringify([kind, wanted, options]);
    const known = made.get(key);
    if (known) return known;
    const utc = kind === 'DateTimeFormat' ? { timeZone: 'UTC' } : {};
    const result = new (classOf(kind))(wanted, { ...utc, ...options });
    // Documents that need more than these make them in a loop.
    if (made.size > 100) made.clear();
    if (key.length < MAX_KEY) made.set(key, result);
    return result;
  };
  return (request) => {
    try {
      if (request.length > MAX_REQUEST)
        throw new RangeError('Intl is given more text than one call may have');
      const asked = JSON.parse(request) as Request;
      if (asked.method === 'supportedLocalesOf')
        return JSON.stringify({ value: classOf(asked.kind).supportedLocalesOf(asked.locales ?? language) });
      return JSON.stringify({ value: format(formatter(asked), asked) });
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

function format(formatter: Formatter, { kind, method, args }: Request): unknown {
  const { methods = [], bound } = own(INTL_METHODS, kind) ?? {};
  if (method !== bound && !methods.includes(method)) throw new TypeError(`${method} is not a function`);
  const plain = args.map(numberOr);
  if (method === 'segment') return segments(formatter, String(plain[0]));
  return formatter[method]?.(...plain);
}

/** The segments as plain objects: the list comes with classes of its own. */
function segments(formatter: Formatter, text: string): unknown {
  if (text.length > MAX_SEGMENTED)
    throw new RangeError(
      `Intl.Segmenter is given more than ${MAX_SEGMENTED.toLocaleString('en')} characters`,
    );
  const found = formatter.segment?.(text) as Iterable<{ segment: string; index: number }>;
  return Array.from(found, ({ segment, index }) => ({ segment, index }));
}

/** JSON has neither large integers nor NaN: they come as text in an object. */
function numberOr(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('big' in value && typeof value.big === 'string') return BigInt(value.big);
  return 'number' in value ? Number(value.number) : value;
}
