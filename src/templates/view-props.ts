import type {
  AuthorProfile,
  AuthorSummary,
  PictureData,
  LastUpdate,
  PostSummary,
  Reference,
  TagLink,
} from '../domain/content/model';
import type { VersionBannerData } from '../domain/docs/versions';
import type { HeadTag } from '../domain/markdown/head';
import type { ContentTree } from '../domain/markdown/tree';
import type { Locale } from '../domain/routing/locale';

/** Converts the results of queries (GraphQL knows strings and JSON) to the props of views. */

/** Fields of a tag that pages show. */
interface TagData {
  readonly label: string;
  readonly permalink: string;
  readonly description: string | null;
}
/** Fields of an author that pages show. */
interface AuthorData {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly permalink: string | null;
  readonly imageURL: string | null;
  readonly portrait: PictureData | null;
}
/** Fields of an author that pages about authors show. */
interface AuthorProfileData extends AuthorData {
  readonly description: string | null;
  readonly socials: readonly { readonly platform: string; readonly url: string }[];
  readonly count: number;
}

/** Converts a language code of the data layer. */
export const toLocale = (code: string): Locale => code as Locale;

/** The language of a translation's newer original; null if there is none. */
export const toStaleOriginal = (code: string | null): Locale | null => code as Locale | null;

/** Converts a content tree of the data layer. */
export const toTree = (content: unknown): ContentTree => content as ContentTree;

/** Converts tags for views. */
export const toTags = (tags: readonly TagData[]): TagLink[] => tags.map((tag) => ({ ...tag }));

/** Converts authors for views. */
export const toAuthors = (authors: readonly AuthorData[]): AuthorSummary[] =>
  authors.map((author) => ({ ...author }));

/** Converts authors for pages about them. */
export const toAuthorProfiles = (authors: readonly AuthorProfileData[]): AuthorProfile[] =>
  authors.map((author) => ({ ...author, socials: author.socials.map((social) => ({ ...social })) }));

/** Converts references for views. */
export const toReferences = (references: readonly Reference[]): Reference[] =>
  references.map((reference) => ({ ...reference }));

/** Converts the last update for views. */
export const toLastUpdate = (node: {
  readonly lastUpdatedAt: string | null;
  readonly lastUpdatedBy: string | null;
}): LastUpdate => ({
  at: node.lastUpdatedAt,
  by: node.lastUpdatedBy,
});

/** Converts the banner of a version for views. */
export const toVersionBanner = (
  banner: (Omit<VersionBannerData, 'state'> & { readonly state: string }) | null,
): VersionBannerData | null =>
  banner && { ...banner, state: banner.state === 'unreleased' ? 'unreleased' : 'unmaintained' };

/** Reading time in whole minutes, at least 1. */
export const toMinutes = (readingTime: number): number => Math.max(1, Math.ceil(readingTime));

/** Converts a post of a list. */
export function toPostSummary(
  post: Omit<PostSummary, 'excerpt' | 'hasMore' | 'tags' | 'authors' | 'readingMinutes' | 'contentLocale'> & {
    readonly excerpt: unknown;
    readonly hasTruncateMarker: boolean;
    readonly readingTime: number;
    readonly contentLocale: string;
    readonly tags: readonly TagData[];
    readonly authors: readonly AuthorData[];
  },
): PostSummary {
  const { hasTruncateMarker, readingTime, excerpt, contentLocale, tags, authors, ...rest } = post;
  return {
    ...rest,
    excerpt: toTree(excerpt),
    hasMore: hasTruncateMarker,
    readingMinutes: toMinutes(readingTime),
    contentLocale: toLocale(contentLocale),
    tags: toTags(tags),
    authors: toAuthors(authors),
  };
}

/** Converts the tags that a text adds to its page's head. */
export const toHeadTags = (tags: unknown): readonly HeadTag[] => tags as readonly HeadTag[];
