import type { Reference, SocialLink } from '../content/model';

/** A schema.org object, to be written as JSON. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

const thing = (type: string, fields: object): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? encodeURI(origin + address) : address;

/** Drops fields without a value, which search engines report as errors. */
const known = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** The breadcrumbs of a page that have an address, for search engines; null if none has. */
export function breadcrumbList(
  steps: readonly { label: string; permalink: string | null }[],
  origin: string,
): JsonLd | null {
  const linked = steps.flatMap(({ label, permalink }) => (permalink === null ? [] : [{ label, permalink }]));
  if (linked.length === 0) return null;
  return thing('BreadcrumbList', {
    itemListElement: linked.map(({ label, permalink }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(permalink, origin),
    })),
  });
}

/** The site with its search, for its home page. */
export const webSite = (site: Record<'name' | 'url' | 'lang' | 'searchUrl', string>): JsonLd =>
  thing('WebSite', {
    name: site.name,
    url: site.url,
    inLanguage: site.lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });

interface PersonInfo {
  name: string;
  title: string | null;
  description: string | null;
  permalink: string | null;
  imageURL: string | null;
  socials: readonly SocialLink[];
}

interface BlogPostingInfo {
  title: string;
  description: string;
  url: string;
  contentLocale: string;
  card: string | null;
  /** ISO 8601. */
  date: string;
  lastUpdatedAt: string | null;
  tags: readonly { label: string }[];
  authors: readonly Pick<PersonInfo, 'name' | 'permalink' | 'imageURL'>[];
  references: readonly Reference[];
}

/** A post, with the documents that it relies on. */
export const blogPosting = (post: BlogPostingInfo, origin: string): JsonLd =>
  thing(
    'BlogPosting',
    known({
      headline: post.title,
      description: post.description,
      url: absolute(post.url, origin),
      inLanguage: post.contentLocale,
      image: absolute(post.card ?? '', origin),
      datePublished: post.date,
      dateModified: post.lastUpdatedAt,
      keywords: post.tags.map(({ label }) => label),
      author: post.authors.map(({ name, permalink, imageURL }) => ({
        '@type': 'Person',
        name,
        ...(permalink === null ? {} : { url: absolute(permalink, origin) }),
        ...(imageURL === null ? {} : { image: absolute(imageURL, origin) }),
      })),
      citation: post.references.map(({ title, url, author, time }) => ({
        '@type': 'CreativeWork',
        ...known({ name: title, url, author, datePublished: isDate(time) ? time : null }),
      })),
    }),
  );

const isDate = (time: string | null): boolean => /^\d{4}(?:-\d{2}){0,2}$/.test(time ?? '');

interface BlogInfo {
  name: string;
  url: string;
  lang: string;
  posts: readonly { title: string; permalink: string; date: string }[];
}

/** The blog with the posts of a list page. */
export const blog = ({ name, url, lang, posts }: BlogInfo, origin: string): JsonLd =>
  thing('Blog', {
    name,
    url: absolute(url, origin),
    inLanguage: lang,
    blogPost: posts.map(({ title, permalink, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: absolute(permalink, origin),
      datePublished: date,
    })),
  });

/** An author, for the pages about them. */
export const person = (author: PersonInfo, origin: string): JsonLd =>
  thing(
    'Person',
    known({
      name: author.name,
      jobTitle: author.title,
      description: author.description,
      url: author.permalink && absolute(author.permalink, origin),
      image: author.imageURL && absolute(author.imageURL, origin),
      sameAs: author.socials.flatMap(({ url }) => (/^https?:/.test(url) ? [url] : [])),
    }),
  );

/** When a post was published, in ISO 8601: its day, or the time of that day; without a zone it is UTC. */
export const publishedAt = ({ date, time }: { date: string; time: string }): string =>
  time === '' ? date : `${date}T${time}${/[+-]/.test(time) ? '' : 'Z'}`;

/** JSON for a script element, which no part of it can end. */
export const scriptJson = (data: JsonLd): string => JSON.stringify(data).replace(/</g, '\\u003c');
