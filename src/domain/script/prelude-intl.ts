/** Methods of the classes of `Intl` that a document may use; those in `bound` may be passed on without their object. */
export const INTL_METHODS: Readonly<Record<string, { methods: readonly string[]; bound?: string }>> = {
  Collator: { methods: ['resolvedOptions'], bound: 'compare' },
  DateTimeFormat: {
    methods: ['formatToParts', 'formatRange', 'resolvedOptions'],
    bound: 'format',
  },
  DisplayNames: { methods: ['of', 'resolvedOptions'] },
  ListFormat: { methods: ['format', 'formatToParts', 'resolvedOptions'] },
  NumberFormat: { methods: ['formatToParts', 'formatRange', 'resolvedOptions'], bound: 'format' },
  PluralRules: { methods: ['select', 'resolvedOptions'] },
  RelativeTimeFormat: { methods: ['format', 'formatToParts', 'resolvedOptions'] },
};

/** `Intl`, and the methods of built-in classes that format for a language, as code for a context: the host does the work. */
export const INTL_SOURCE = `
const clock = Date.now, valueOf = Date.prototype.getTime;
const argument = (value) => {
  const plain = value instanceof Date ? apply(valueOf, value, []) : value;
  if (typeof plain === 'bigint') return { big: Text(plain) };
  return typeof plain === 'number' && !isFinite(plain) ? { number: Text(plain) } : plain;
};
const askFor = (kind, locales, options, method, args) => {
  const answer = parse(ask(stringify({ kind, locales, options, method, args })));
  if ('error' in answer) throw new (answer.name === 'RangeError' ? RangeError : TypeError)(answer.error);
  return answer.value;
};
const intl = {};
for (const [kind, { methods, bound }] of Object.entries(${JSON.stringify(INTL_METHODS)})) {
  const settings = new WeakMap();
  const run = (object, method, args) => {
    const { locales, options } = settings.get(object);
    if (kind === 'DateTimeFormat' && method !== 'resolvedOptions' && args[0] === undefined) args = [clock()];
    return askFor(kind, locales, options, method, args.map(argument));
  };
  const Format = function (locales, options) {
    const object = new.target ? this : Object.create(Format.prototype);
    settings.set(object, { locales, options });
    run(object, 'resolvedOptions', []);
    return object;
  };
  defineProperty(Format, 'name', { value: kind });
  Format.supportedLocalesOf = (locales) => askFor(kind, locales, undefined, 'supportedLocalesOf', []);
  for (const method of methods) Format.prototype[method] = function (...args) { return run(this, method, args); };
  if (bound)
    defineProperty(Format.prototype, bound, { get() { return (...args) => run(this, bound, args); }, configurable: true });
  intl[kind] = Format;
}
intl.getCanonicalLocales = (locales) => askFor('Collator', locales, undefined, 'supportedLocalesOf', []);
global('Intl', intl);

const localized = (kind, prototype, method) => {
  const value = function (locales, options) { return askFor(kind, locales, options, method, [argument(this.valueOf())]); };
  defineProperty(prototype, method, { value, writable: true, configurable: true });
};
localized('Number', Number.prototype, 'toLocaleString');
localized('Number', BigInt.prototype, 'toLocaleString');
for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) localized('Date', Date.prototype, method);
defineProperty(String.prototype, 'localeCompare', {
  value(other, locales, options) { return new intl.Collator(locales, options).compare(Text(this), Text(other)); },
  writable: true,
  configurable: true,
});
`;
