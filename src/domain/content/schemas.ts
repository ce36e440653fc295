import { z } from 'zod';
import { isDate } from './permalink';

/**
 * Schemas of the content files, one per collection; types are inferred. Messages have the form `what was found → how
 * to fix it`. The `describe` texts are the authors' reference.
 */

/** Numbers are accepted where text is expected (`slug: 42`, a tag `2021`). */
const text = z
  .union([z.string(), z.number()], {
    error: 'expected text → Write text, in quotes if it looks like something else',
  })
  .transform(String);
const filled = text.refine((value) => value.trim() !== '', 'is empty → Write a text or remove the field');
const flag = z.boolean({ error: 'expected true or false → Write true or false without quotes' });

const DATE_FIX = 'Write a date such as 2024-05-19';

/** An ISO date (YAML may have parsed it already), as `YYYY-MM-DD`. */
const date = z
  .union([z.string(), z.date()], { error: `is not a date → ${DATE_FIX}` })
  .transform((value, context) => {
    const iso = typeof value === 'string' ? value.trim() : value.toISOString();
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(iso);
    const day = match ? `${match[1] ?? ''}-${match[2] ?? ''}-${match[3] ?? ''}` : '';
    if (match && isDate(day)) return day;
    context.addIssue({ code: 'custom', message: `"${iso}" is not a date → ${DATE_FIX}` });
    return z.NEVER;
  });

const slugPattern = /^[\p{L}\p{N}._~/-]+$/u;
const slug = filled.refine(
  (value) => slugPattern.test(value),
  'has characters an address cannot have → Use letters, digits, "-", "_", "." and "/"',
);
const stays = (value: string): boolean => !value.split('/').some((part) => /^\.+$/.test(part));
const OUT = 'leads out of its folder → Write a name';

/** Last part of the address of a list; names such as "C++" are fine there. */
const listSlug = filled
  .refine(
    (value) => /^[\p{L}\p{N}._~/+#& -]+$/u.test(value),
    'has characters an address cannot have → Use letters, digits, "-", "_", "." and "/"',
  )
  .refine(stays, OUT);

/** An address of the web or a path of this site. */
const address = filled.refine(
  (value) => /^(?:https?:\/\/[^\s/]|mailto:|\/(?!\/))/.test(value),
  'is no address → Start it with https://, mailto: or /',
);

/** A picture: of the web, of static/, or beside the document. */
const picture = filled.refine(
  (value) => /^(?:https?:\/\/[^\s/]|(?![a-z][a-z\d+.-]*:|\/\/))/i.test(value),
  'is no picture → Write a path, or an address that starts with https://',
);

const INLINE_TAG =
  'tags are declared in tags.yml → Add the tag there (key, label, permalink), and write its key here';
const tagKey = z
  .union([z.string(), z.number()], { error: INLINE_TAG })
  .transform(String)
  .refine((value) => value.trim() !== '', 'is empty → Write the key of a tag');

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

/** A tag written twice counts once. */
const tags = z
  .array(tagKey, { error: 'expected a list of tags → Write [A, B] with keys of tags.yml' })
  .transform((keys) => [...new Set(keys)]);

/** Fields posts, docs and pages share. */
const common = {
  title: filled.optional().describe('Title; without it the first heading, then the file name'),
  description: filled
    .optional()
    .describe('One sentence for lists and search engines; without it the first paragraph'),
  keywords: z.array(filled, { error: 'expected a list → Write [a, b]' }).default([]).describe('Search words'),
  image: picture.optional().describe('Picture for social networks'),
  slug: slug.optional().describe('Last part of the address'),
  draft: flag.default(false).describe('Only shown in development'),
  unlisted: flag.default(false).describe('Reached by its address only'),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: heading.optional(),
  toc_max_heading_level: heading.optional(),
  translated_from: z
    .union([text], { error: 'is not a digest → Run `npm run translations -- --mark` instead of writing it' })
    .refine(
      (value) => /^[0-9a-f]{12}$/.test(value),
      'is not a digest → Run `npm run translations -- --mark` instead of writing it',
    )
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

const consistent = (
  value: {
    draft: boolean;
    unlisted: boolean;
    toc_min_heading_level?: number | undefined;
    toc_max_heading_level?: number | undefined;
  },
  context: z.RefinementCtx,
): void => {
  if (value.draft && value.unlisted) {
    context.addIssue({
      code: 'custom',
      path: ['unlisted'],
      message: 'a document is either a draft or unlisted → Remove one of the two',
    });
  }
  if ((value.toc_min_heading_level ?? 2) > (value.toc_max_heading_level ?? 6)) {
    context.addIssue({
      code: 'custom',
      path: ['toc_min_heading_level'],
      message: 'is above toc_max_heading_level → Swap the two',
    });
  }
};

const postShape = {
  ...common,
  slug: slug.refine(stays, OUT).optional().describe('Last part of the address'),
  title_meta: filled.optional().describe('Title for the browser tab'),
  date: date.optional().describe('Day of publication; without it the date in the folder name'),
  authors: z
    .union([filled.transform((key) => [key]), z.array(filled)], {
      error:
        'expected keys of authors → Declare authors in blog/authors.yml, and write their keys here: [tidepool]',
    })
    .default([]),
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
      error: 'is no address → Start it with https://, or write null for no link',
    })
    .optional(),
  parse_number_prefixes: flag.default(true),
};

const pageShape = { ...common, slug: slug.refine(stays, OUT).optional().describe('The address') };

/** Front matter of a post. */
export const postSchema = z.object(postShape).superRefine(consistent);
/** Front matter of a doc. */
export const docSchema = z.object(docShape).superRefine(consistent);
/** Front matter of a free page. */
export const pageSchema = z.object(pageShape).superRefine(consistent);

/** Parsed front matter of a post. */
export type PostFrontMatter = z.output<typeof postSchema>;
/** Parsed front matter of a doc. */
export type DocFrontMatter = z.output<typeof docSchema>;
/** Parsed front matter of a free page. */
export type PageFrontMatter = z.output<typeof pageSchema>;

/** Known fields per collection, for spelling suggestions. */
export const FIELDS = {
  post: Object.keys(postShape),
  doc: Object.keys(docShape),
  page: Object.keys(pageShape),
};

/** Fields Docusaurus reads and this site does not; content written for it is accepted without a warning. */
export const TOLERATED_FIELDS = [
  'author',
  'author_email',
  'author_image_url',
  'author_title',
  'author_url',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'wrapperClassName',
  ...FIELDS.doc,
  ...FIELDS.post,
].filter((field, index, all) => all.indexOf(field) === index);

const localized = z.union(
  [
    filled.transform((value) => ({ 'zh-Hans': value, en: value })),
    z.strictObject({ 'zh-Hans': filled, en: filled }),
  ],
  { error: 'needs a text per language → Write { zh-Hans: …, en: … }' },
);

/** `tags.yml`: key → label, description and permalink. */
export const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: localized.optional().describe('Name per language; without it the key'),
      description: localized.optional(),
      permalink: listSlug
        .optional()
        .describe('Last part of the address, the same in every language; without it the key'),
    })
    .nullable()
    .transform((value) => value ?? {}),
);

/** `authors.yml`: key → profile. */
export const authorsSchema = z.record(
  z.string(),
  z
    .strictObject({
      name: localized.optional(),
      title: localized.optional(),
      description: localized.optional(),
      url: address.optional(),
      email: filled.optional(),
      imageURL: picture.optional(),
      page: z.union([flag, z.strictObject({ permalink: listSlug })]).default(false),
      socials: z.record(z.string(), text).default({}),
    })
    .refine(
      (author) => author.name !== undefined || author.imageURL !== undefined,
      'has neither name nor imageURL → Give at least one',
    ),
);

/** `data/projects.yml`: what the author makes besides writing, in display order. */
export const projectsSchema = z.array(
  z.strictObject({
    name: filled,
    url: filled.refine(
      (value) => /^https?:\/\//.test(value),
      'is not an absolute address → Start it with https://',
    ),
    description: localized,
    tags: z.array(filled).default([]),
  }),
  { error: 'expected a list of projects → Write "- name: …" with url and description' },
);

/** Parsed entry of `projects.yml`. */
export type ProjectData = z.output<typeof projectsSchema>[number];

const webAddress = filled.refine(
  (value) => /^https?:\/\//.test(value),
  'is not an absolute address → Start it with https://',
);

/** `data/friends.yml`: sites and projects the friends page links to, in any order. */
export const friendsSchema = z.array(
  z.strictObject({
    name: filled,
    url: webAddress,
    description: localized,
    since: text
      .refine(
        (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
        'is not a month → Write a month such as 2024-05',
      )
      .describe('Month the friendship began'),
    rss: webAddress.optional().describe('Address of their feed'),
    avatar: filled
      .refine(
        (value) => value.startsWith('/'),
        'is not a file of this site → Put the picture into static/ and write its path',
      )
      .optional()
      .describe('Picture in static/; without one the initial stands there'),
  }),
  { error: 'expected a list of friends → Write "- name: …" with url, description and since' },
);

/** Kinds of changes the update log knows. */
export const RELEASE_TYPES = ['feature', 'fix', 'content', 'design', 'performance'] as const;

/** `data/releases.yml`: changes to the site itself, in any order. */
export const releasesSchema = z
  .array(
    z.strictObject({
      date,
      version: filled.describe('Unique: it is the anchor of the entry'),
      type: z.enum(RELEASE_TYPES, {
        error: `is not a kind of change → Write one of ${RELEASE_TYPES.join(', ')}`,
      }),
      title: localized,
      notes: z.union(
        [
          z
            .array(filled)
            .min(1)
            .transform((value) => ({ 'zh-Hans': value, en: value })),
          z.strictObject({ 'zh-Hans': z.array(filled).min(1), en: z.array(filled).min(1) }),
        ],
        { error: 'needs a list per language → Write zh-Hans: and en: with a list each' },
      ),
    }),
    { error: 'expected a list of releases → Write "- date: …" with version, type, title and notes' },
  )
  .superRefine((releases, context) => {
    releases.forEach(({ version }, index) => {
      if (releases.findIndex((other) => other.version === version) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'version'],
        message: `"${version}" is there twice → Give every release its own version`,
      });
    });
  });

/** Parsed entry of `friends.yml`. */
export type FriendData = z.output<typeof friendsSchema>[number];
/** Parsed entry of `releases.yml`. */
export type ReleaseData = z.output<typeof releasesSchema>[number];

/** A category's own page, made of its description and cards of what is in it. */
const generatedIndex = z.strictObject({
  type: z.literal('generated-index'),
  slug: slug
    .optional()
    .describe('Address below /docs, the same in every language; without it category/ and the label'),
  title: localized.optional().describe('Title of the page; without it the label'),
  description: localized.optional(),
  image: filled.optional(),
  keywords: z.array(filled).optional(),
});

/** `_category_.yml`: how a docs folder appears in the sidebar. */
export const categorySchema = z.strictObject({
  label: localized.optional(),
  description: localized.optional(),
  position: z.number().optional(),
  collapsible: flag.default(true),
  collapsed: flag.default(true),
  className: filled.optional().describe('Read by Docusaurus, not by this site'),
  customProps: z.looseObject({}).optional().describe('Read by Docusaurus, not by this site'),
  key: filled.optional().describe('Read by Docusaurus, not by this site'),
  link: z
    .union([z.null(), z.strictObject({ type: z.literal('doc'), id: filled }), generatedIndex])
    .optional(),
});

/** Parsed `_category_.yml`. */
export type CategoryData = z.output<typeof categorySchema>;
/** Parsed entry of `tags.yml`. */
export type TagData = z.output<typeof tagsSchema>[string];
/** Parsed entry of `authors.yml`. */
export type AuthorData = z.output<typeof authorsSchema>[string];
