import { z } from 'zod';

/** The requirements of schema.org and of search engines for the data types of this site, written by hand. */

const text = z.string().trim().min(1);
/** An absolute address, percent-encoded as a whole. */
const url = z
  .string()
  .regex(/^https?:\/\/[\x21-\x2e\x30-\x7e]+(\/[\x21-\x7e]*)?$/, 'is no encoded absolute address');
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/, 'is not an ISO 8601 date');
const dateOrYear = z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/, 'is neither a year nor a date');
const language = z.enum(['zh-Hans', 'en']);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).min(1);

/** A type of schema.org; an unknown property is a problem. */
const thing = <T extends z.ZodRawShape>(type: string, fields: T) =>
  z.strictObject({ '@type': z.literal(type), ...fields });

const person = thing('Person', {
  name: text,
  url: url.optional(),
  jobTitle: text.optional(),
  description: text.optional(),
  image: url.optional(),
  sameAs: listOf(url).optional(),
});
const work = thing('CreativeWork', {
  name: text,
  url,
  author: text.optional(),
  datePublished: dateOrYear.optional(),
});
const posting = thing('BlogPosting', {
  headline: text,
  url,
  datePublished: date,
  description: text.optional(),
  inLanguage: language.optional(),
  image: url.optional(),
  dateModified: date.optional(),
  keywords: listOf(text).optional(),
  author: listOf(person).optional(),
  citation: listOf(work).optional(),
});
const step = thing('ListItem', { position: z.int(), name: text, item: url });
const search = thing('SearchAction', {
  target: thing('EntryPoint', { urlTemplate: z.string().regex(/^https:\/\/\S+\{search_term_string\}$/) }),
  'query-input': z.literal('required name=search_term_string'),
});

/** Every type that a page may have. */
const context = { '@context': z.literal('https://schema.org') };
const DOCUMENT = z.discriminatedUnion('@type', [
  posting.extend(context),
  person.extend(context),
  thing('Blog', { ...context, name: text, url, inLanguage: language, blogPost: listOf(posting).optional() }),
  thing('WebSite', { ...context, name: text, url, inLanguage: language, potentialAction: search }),
  thing('BreadcrumbList', {
    ...context,
    itemListElement: listOf(step).refine(
      (steps) => steps.every(({ position }, index) => position === index + 1),
      'positions do not count from 1',
    ),
  }),
]);

/** Problems of a document of structured data. */
export const documentProblems = (value: unknown): string[] =>
  DOCUMENT.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
