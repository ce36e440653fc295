/** The requirements of schema.org and of search engines for the data types of this site, written by hand. */

type Check = (value: unknown) => string | null;

interface Kind {
  required: Record<string, Check>;
  optional: Record<string, Check>;
}

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? null : 'is not a text with something in it';

/** An absolute address, percent-encoded as a whole. */
const url: Check = (value) => {
  if (typeof value !== 'string' || !/^https?:\/\/[^/\s]+\S*$/.test(value))
    return 'is not an absolute address';
  return /^[\x21-\x7e]+$/.test(value) && new URL(value).href.length > 0 ? null : 'is not encoded';
};

const date: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)
    ? null
    : 'is not an ISO 8601 date';

const dateOrYear: Check = (value) =>
  typeof value === 'string' && /^\d{4}(?:-\d{2}){0,2}$/.test(value) ? null : 'is neither a year nor a date';

const language: Check = (value) =>
  value === 'zh-Hans' || value === 'en' ? null : 'is no language of the site';

const listOf =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'is not a list with something in it';
    return value.map(check).find((problem) => problem !== null) ?? null;
  };

const thing =
  (type: string): Check =>
  (value) =>
    schemaProblems(value, type)[0] ?? null;

const constant =
  (wanted: string): Check =>
  (value) =>
    value === wanted ? null : `is not "${wanted}"`;

/** Every type the site uses; an unknown property is a problem. */
const KINDS: Record<string, Kind> = {
  BlogPosting: {
    required: { headline: text, url, datePublished: date },
    optional: {
      description: text,
      inLanguage: language,
      image: url,
      dateModified: date,
      keywords: listOf(text),
      author: listOf(thing('Person')),
      citation: listOf(thing('CreativeWork')),
    },
  },
  Blog: {
    required: { name: text, url, inLanguage: language },
    optional: { blogPost: listOf(thing('BlogPosting')) },
  },
  Person: {
    required: { name: text },
    optional: { url, jobTitle: text, description: text, image: url, sameAs: listOf(url) },
  },
  CreativeWork: {
    required: { name: text, url },
    optional: { author: text, datePublished: dateOrYear },
  },
  BreadcrumbList: { required: { itemListElement: listOf(thing('ListItem')) }, optional: {} },
  ListItem: {
    required: {
      position: (value) => (Number.isInteger(value) && Number(value) > 0 ? null : 'is not a position'),
      name: text,
      item: url,
    },
    optional: {},
  },
  WebSite: {
    required: { name: text, url, inLanguage: language, potentialAction: thing('SearchAction') },
    optional: {},
  },
  SearchAction: {
    required: {
      target: thing('EntryPoint'),
      'query-input': constant('required name=search_term_string'),
    },
    optional: {},
  },
  EntryPoint: {
    required: {
      urlTemplate: (value) =>
        typeof value === 'string' && /^https:\/\/\S+\{search_term_string\}$/.test(value)
          ? null
          : 'does not take the query',
    },
    optional: {},
  },
};

/** Problems of a document of structured data. */
export function documentProblems(value: unknown): string[] {
  const { '@context': context, ...rest } = value as Record<string, unknown>;
  const positions = (rest.itemListElement ?? []) as { position: number }[];
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not schema.org']),
    ...(positions.every(({ position }, i) => position === i + 1) ? [] : ['positions do not count from 1']),
    ...schemaProblems(rest),
  ];
}

/** Problems of an object, which must have the given type, if any. */
function schemaProblems(value: unknown, type?: string): string[] {
  if (typeof value !== 'object' || value === null) return ['is not a thing'];
  const { '@type': name, ...fields } = value as Record<string, unknown>;
  const kind = KINDS[String(name)];
  if (kind === undefined || (type !== undefined && name !== type)) return [`is a ${String(name)}`];
  const missing = Object.keys(kind.required).filter((field) => !(field in fields));
  const wrong = Object.entries(fields).flatMap(([field, content]) => {
    const check = kind.required[field] ?? kind.optional[field];
    const problem = check === undefined ? 'is unknown' : check(content);
    return problem === null ? [] : [`${String(name)}.${field} ${problem}`];
  });
  return [...missing.map((field) => `${String(name)}.${field} is missing`), ...wrong];
}
