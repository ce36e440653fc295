import { z } from 'zod';
import { textHash } from '../basics/text-hash';
import { oneForAll } from './texts-per-language';
import { address, filled, flag, listSlug, localized, picture, text } from './schema-fields';

/*
 * Schemas of authors, in `authors.yml` and in front matter. Both accept the fields of Docusaurus, in each of its
 * spellings; the `describe` texts are the authors' reference.
 */

const profile = {
  name: localized.optional().describe('Name per language; without it the key'),
  title: localized.optional().describe('Role, or one line about them'),
  description: localized.optional(),
  url: address.optional().describe('Their own web page'),
  email: filled.optional(),
  imageURL: picture.optional().describe('Portrait: a path in static/, or an address'),
  image_url: picture.optional().describe('The same as imageURL'),
  socials: z.record(z.string(), text).default({}).describe('Platform → handle or address'),
};

const declaredShape = {
  ...profile,
  page: z
    .union([flag, z.strictObject({ permalink: listSlug })])
    .default(false)
    .describe('Whether they have a page, or its address below /blog/authors'),
  git: z
    .array(filled)
    .default([])
    .describe(
      'Names and e-mail addresses in their commits, or "*" for everybody else\'s, by which pages name the author of the last change',
    ),
};

const inlineShape = {
  ...profile,
  key: filled.optional().describe('Key of a declared author, whose fields the others replace'),
};

/** Known fields of an author, for suggestions. */
export const AUTHOR_FIELDS = {
  declared: Object.keys(declaredShape),
  inline: [...Object.keys(inlineShape), 'page'],
};

/** `authors.yml`: key → profile. */
export const authorsSchema = z.record(
  z.string(),
  z
    .object(declaredShape)
    .refine(
      (author) => (author.name ?? author.imageURL ?? author.image_url) !== undefined,
      'has neither name nor imageURL → Give at least one',
    )
    .transform(({ image_url, ...author }) => ({ ...author, imageURL: author.imageURL ?? image_url })),
);

const inlineAuthor = z
  .object(inlineShape)
  .refine(
    ({ key, name, imageURL, image_url }) => (key ?? name ?? imageURL ?? image_url) !== undefined,
    'has neither key nor name → Write the key of an author of blog/authors.yml, or a name',
  )
  .transform(({ key, image_url, ...fields }) =>
    toInlineAuthor(key ?? null, { ...fields, imageURL: fields.imageURL ?? image_url }),
  );

type InlineFields = Omit<z.output<z.ZodObject<typeof profile>>, 'image_url'>;

/** An author as one post describes it. */
export interface InlineAuthor {
  /** Key of the declared author; otherwise it follows from name and address, so that posts have the same author. */
  key: string;
  /** Whether the other fields replace those of a declared author. */
  isDeclared: boolean;
  /** Key among all authors, equal only for equal descriptions. */
  id: string;
  fields: InlineFields;
}

function toInlineAuthor(declared: string | null, fields: InlineFields): InlineAuthor {
  const key = declared ?? `inline-${textHash(JSON.stringify([fields.name ?? fields.imageURL, fields.url]))}`;
  return { key, isDeclared: declared !== null, id: `${key}#${textHash(JSON.stringify(fields))}`, fields };
}

/** The message for a value that is of no possible type; wrong fields of an object have their own. */
const unlessObject = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'object' && input !== null ? undefined : message,
});

// The description comes first: its messages are about its fields.
const entry = z.union(
  [inlineAuthor, filled],
  unlessObject(
    'is not an author → Write the key of an author of blog/authors.yml, or fields: { name: …, url: … }',
  ),
);

/** The fields of a post that name its authors. */
export const authorFields = {
  authors: z
    .union(
      [z.array(entry), entry.transform((one) => [one])],
      unlessObject(
        'expected authors → Declare authors in blog/authors.yml, and write their keys here: [tidepool]',
      ),
    )
    .default([])
    .describe('Keys of authors, or descriptions of authors who are not declared'),
  author: filled.optional().describe('Name of the only author, who is not declared'),
  author_title: filled.optional().describe('Role of that author'),
  author_url: address.optional().describe('Web page of that author'),
  author_image_url: picture.optional().describe('Portrait of that author'),
  authorTitle: filled.optional(),
  authorURL: address.optional(),
  authorImageURL: picture.optional(),
};

type AuthorFieldsData = z.output<z.ZodObject<typeof authorFields>>;

/** The author that the old fields of Docusaurus describe; null without them. */
function legacyAuthor(data: AuthorFieldsData): InlineAuthor | null {
  const title = data.author_title ?? data.authorTitle;
  const url = data.author_url ?? data.authorURL;
  const imageURL = data.author_image_url ?? data.authorImageURL;
  const name = data.author ?? title ?? url;
  if (name === undefined) return null;
  return toInlineAuthor(null, {
    name: oneForAll(name),
    ...(title !== undefined && data.author !== undefined && { title: oneForAll(title) }),
    ...(url !== undefined && { url }),
    ...(imageURL !== undefined && { imageURL }),
    socials: {},
  });
}

/** Reports a post that names authors in both ways. */
export function checkAuthorFields(data: AuthorFieldsData, context: z.RefinementCtx): void {
  if (data.authors.length === 0 || legacyAuthor(data) === null) return;
  const names = Object.keys(authorFields) as (keyof AuthorFieldsData)[];
  const field = names.find((name) => name !== 'authors' && data[name] !== undefined);
  context.addIssue({
    code: 'custom',
    path: [field ?? 'author'],
    message: 'the post has "authors" too → Name all authors in "authors", and remove this field',
  });
}

/** Replaces the fields that name authors by the keys of all authors, and the descriptions of those who have one. */
export function toAuthors<D extends AuthorFieldsData>(
  data: D,
): Omit<D, keyof AuthorFieldsData> & { authors: string[]; inlineAuthors: InlineAuthor[] } {
  const rest = Object.fromEntries(
    Object.entries(data).filter(([name]) => !Object.hasOwn(authorFields, name)),
  );
  const legacy = legacyAuthor(data);
  const all = legacy ? [legacy] : data.authors;
  return {
    ...(rest as Omit<D, keyof AuthorFieldsData>),
    authors: all.map((one) => (typeof one === 'string' ? one : one.key)),
    inlineAuthors: all.filter((one) => typeof one !== 'string'),
  };
}
