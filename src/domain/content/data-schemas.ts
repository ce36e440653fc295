import { z } from 'zod';
import { pathFault } from '../routing/address-fault';
import { splitAddress } from '../routing/paths';
import { perLanguage } from './texts-per-language';
import { date, filled, flag, judged, localized, localSlug, text } from './schema-fields';

/** Schemas of the data files; types are inferred. The `describe` texts are the authors' reference. */

/** `tags.yml`: key → label, description and permalink. */
export const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: localized.optional().describe('Name per language; without it the key'),
      description: localized.optional(),
      permalink: filled
        .optional()
        .describe('Last part of the address, the same in every language; without it the key'),
    })
    .nullable()
    .transform((value) => value ?? {}),
);

const webAddress = filled.refine(
  (value) => /^https?:\/\//.test(value),
  'is not an absolute address → Start it with https://',
);

/** `data/projects.yml`: the author's projects besides writing, in display order. */
const projectsSchema = z.array(
  z.strictObject({
    name: localized,
    url: webAddress,
    description: localized,
    tags: z.array(filled).default([]),
  }),
  { error: 'expected a list of projects → Write "- name: …" with url and description' },
);

/** `data/friends.yml`: sites and projects on the friends page, in any order. */
const friendsSchema = z.array(
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
      .describe('Picture in static/; without one the initial is shown'),
  }),
  { error: 'expected a list of friends → Write "- name: …" with url, description and since' },
);

const RELEASE_TYPES = ['feature', 'fix', 'content', 'design', 'performance'] as const;

/** `data/releases.yml`: changes to the site itself, in any order. */
const releasesSchema = z
  .array(
    z.strictObject({
      date,
      version: filled.describe('Unique: it is the anchor of the entry'),
      type: z.enum(RELEASE_TYPES, {
        error: `is not a kind of change → Write one of ${RELEASE_TYPES.join(', ')}`,
      }),
      title: localized,
      notes: perLanguage(
        z.array(filled).min(1),
        'needs a list → Write one for all languages, or a table with one for each',
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
        message: `"${version}" occurs twice → Give every release its own version`,
      });
    });
  });

/** `data/redirects.yml`: addresses that pages had before. Addresses are those of the site, without the base path. */
const redirectsSchema = z.array(
  z.strictObject({
    from: filled
      .refine((value) => value.startsWith('/'), {
        error: 'is not a path of this site → Start it with /',
        abort: true,
      })
      .superRefine(judged(pathFault))
      .refine(
        (value) => !/[*?#]|\/:/.test(value),
        'is more than one address → Write a path; patterns belong in static/_redirects',
      )
      .describe('The old address as written, in one language'),
    to: filled
      .refine(
        (value) => /^(?:https?:\/\/[^\s/]|\/(?!\/))/.test(value),
        'is not an address → Start it with / or https://',
      )
      .superRefine(judged((value) => (value.startsWith('/') ? pathFault(splitAddress(value).path) : null)))
      .describe('The new address, of this site with the language it has there, or of another'),
    status: z
      .union([z.literal(301), z.literal(302)], { error: 'is not a redirect → Write 301 (for good) or 302' })
      .default(301)
      .describe('301: moved for good; 302: for now'),
  }),
  { error: 'expected a list of redirects → Write "- from: /old" and "  to: /new"' },
);

/** The lists in `data/`, by the names of their files. */
export const LISTS = {
  projects: projectsSchema,
  friends: friendsSchema,
  releases: releasesSchema,
  redirects: redirectsSchema,
};

/** Their parsed entries. */
export type Lists = { [Name in keyof typeof LISTS]: z.output<(typeof LISTS)[Name]> };

const generatedIndex = z.strictObject({
  type: z.literal('generated-index'),
  slug: localSlug
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
