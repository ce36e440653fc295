import { z } from 'zod';
import { authorFields, checkAuthorFields, toAuthors } from './author-schemas';
import {
  address,
  date,
  dateTime,
  filled,
  flag,
  isSafeName,
  listSlug,
  localSlug,
  picture,
  slug,
  text,
} from './schema-fields';

/**
 * Schemas of the front matter, one per collection; types are inferred. The `describe` texts are the authors' reference.
 */

const tagKey = z
  .union([z.string(), z.number()], {
    error: 'is not a tag → Write the key of a tag of tags.yml, or { label: …, permalink: … }',
  })
  .transform(String)
  .refine((value) => value.trim() !== '', 'is empty → Write the key of a tag')
  .refine(
    isSafeName,
    'cannot be part of an address → Write a shorter key, without control characters and ".."',
  );

const heading = z.int({ error: 'expected a whole number from 2 to 6 → Write 2, 3, 4, 5 or 6' }).min(2).max(6);

const reference = z.strictObject(
  {
    title: filled.describe('Title of the document referred to'),
    url: filled
      .refine(
        (value) => /^https?:\/\/[^\s/]+\S*$/.test(value),
        'is not an absolute address → Start it with https://',
      )
      .describe('Its address'),
    author: filled.optional().describe('Who wrote it'),
    time: z
      .union([text, z.date().transform((value) => value.toISOString().slice(0, 10))])
      .optional()
      .describe('Year or date it is from'),
  },
  { error: 'is not a reference → Give title and url, and optionally author and time' },
);

const lastUpdate = z
  .strictObject({ date: date.optional(), author: filled.optional() })
  .refine(
    (value) => value.date !== undefined || value.author !== undefined,
    'is empty → Give date, author or both',
  );

const inlineTag = z.strictObject({
  label: filled.describe('Name shown to readers'),
  permalink: listSlug.describe('Last part of the address'),
});

type InlineTag = z.output<typeof inlineTag>;

const tags = z.array(
  // The description comes first: its messages are about its fields.
  z.union([inlineTag, tagKey]),
  { error: 'expected a list of tags → Write [A, B] with keys of tags.yml' },
);

/** Replaces the tags by their keys, each once, and the descriptions of those who have one by key. */
function toTags<D extends { tags: (string | InlineTag)[] }>({
  tags: written,
  ...rest
}: D): Omit<D, 'tags'> & { tags: string[]; inlineTags: Record<string, InlineTag> } {
  const keyOf = (tag: string | InlineTag): string =>
    typeof tag === 'string' ? tag : `${tag.label} (${tag.permalink})`;
  return {
    ...rest,
    tags: [...new Set(written.map(keyOf))],
    inlineTags: Object.fromEntries(
      written.flatMap((tag) => (typeof tag === 'string' ? [] : [[keyOf(tag), tag]])),
    ),
  };
}

const NO_DIGEST = 'is not a digest → Run `npm run translations -- --mark` instead of writing it';

const common = {
  title: filled.optional().describe('Title; without it the first heading'),
  description: filled
    .optional()
    .describe('One sentence for lists and search engines; without it the first paragraph'),
  keywords: z.array(filled, { error: 'expected a list → Write [a, b]' }).default([]).describe('Search words'),
  image: picture.optional().describe('Picture for social networks'),
  slug: slug.optional().describe('Last part of the address'),
  draft: flag.default(false).describe('Only shown in development'),
  unlisted: flag.default(false).describe('Only reachable by its address'),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: heading.optional(),
  toc_max_heading_level: heading.optional(),
  translated_from: z
    .union([text], { error: NO_DIGEST })
    .refine((value) => /^[0-9a-f]{12}$/.test(value), NO_DIGEST)
    .optional()
    .describe('Digest of the original this text was translated from'),
  last_update: lastUpdate.optional().describe('Overrides what git knows'),
  references: z
    .array(reference, { error: 'expected a list of references → Write "- title: …" and "  url: …"' })
    .default([]),
  search: z
    .enum(['none', 'text', 'code'], { error: 'expected none, text or code → Write one of the three' })
    .default('text')
    .describe('What the search finds: nothing, the text, or the text and its code blocks'),
  format: z
    .enum(['mdx', 'detect'], {
      error:
        'only MDX is read here → Remove the field, and write \\{ and \\< for braces and less-than signs outside code',
    })
    .optional()
    .describe('For Docusaurus: mdx'),
  recommended: z.union([flag, z.number()]).default(false).describe('Recommend it; a number is its weight'),
};

const consistent = (value: z.output<z.ZodObject<typeof common>>, context: z.RefinementCtx): void => {
  const fail = (field: keyof typeof common, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (value.draft && value.unlisted)
    fail('unlisted', 'a document is either a draft or unlisted → Remove one of the two');
  if ((value.toc_min_heading_level ?? 2) > (value.toc_max_heading_level ?? 6))
    fail('toc_min_heading_level', 'is above toc_max_heading_level → Swap the two');
};

const postShape = {
  ...common,
  slug: localSlug.optional().describe('Last part of the address'),
  title_meta: filled.optional().describe('Title for the browser tab'),
  date: dateTime
    .optional()
    .describe('Day of publication, with a time if need be; without it the date in the folder name'),
  ...authorFields,
  tags: tags.default([]),
  sidebar_label: filled.optional().describe('Short title for the blog sidebar'),
};

const docShape = {
  ...common,
  id: filled
    .refine(
      (value) => !value.includes('/'),
      'contains a slash → Folders come from the path, write the last part only',
    )
    .optional(),
  tags: tags.default([]),
  sidebar_label: filled.optional().describe('Short title for the sidebar'),
  sidebar_position: z.number({ error: 'expected a number → Write a number without quotes' }).optional(),
  hide_title: flag.default(false),
  displayed_sidebar: z.union([filled, z.null()]).optional().describe('Another sidebar, or null for none'),
  pagination_label: filled.optional(),
  pagination_next: z.union([filled, z.null()]).optional().describe('Id of the next doc, or null for none'),
  pagination_prev: z
    .union([filled, z.null()])
    .optional()
    .describe('Id of the previous doc, or null for none'),
  custom_edit_url: z
    .union([z.literal(''), address, z.null()], {
      error: 'is not an address → Start it with https://, or write null for no link',
    })
    .optional(),
  parse_number_prefixes: flag.default(true),
};

const pageShape = { ...common, slug: localSlug.optional().describe('The address') };

/** Front matter of a post. */
export const postSchema = z
  .object(postShape)
  .superRefine(consistent)
  .superRefine(checkAuthorFields)
  .transform(toAuthors)
  .transform(toTags);

/** Front matter of a doc. */
export const docSchema = z.object(docShape).superRefine(consistent).transform(toTags);

/** Front matter of a free page. */
export const pageSchema = z.object(pageShape).superRefine(consistent);

/** Front matter of each kind of documents. */
export const SCHEMAS = { post: postSchema, doc: docSchema, page: pageSchema };

/** Parsed front matter of each kind of documents. */
export type FrontMatterOf = { [C in keyof typeof SCHEMAS]: z.output<(typeof SCHEMAS)[C]> };

/** Known fields per collection, for suggestions. */
export const FIELDS = {
  post: Object.keys(postShape),
  doc: Object.keys(docShape),
  page: Object.keys(pageShape),
};

/** Fields that Docusaurus reads and this site ignores; they cause no warning. */
export const TOLERATED_FIELDS = [
  'author_email',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'wrapperClassName',
  ...FIELDS.doc,
  ...FIELDS.post,
];
