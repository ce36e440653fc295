import type { Node } from 'gatsby';
import type { NavLink, Reference, SocialLink } from '../../domain/content/model';
import type { CompiledSummary, Version } from '../../domain/content/documents';
import type { Locale } from '../../domain/routing/locale';
import type { SiteContent } from '../../domain/site/site-content';
import type { SiteConfig } from '../../site/schema';
import type { LastUpdates } from '../content/last-updates';

/** A GraphQL node before Gatsby adds its own fields. `id` is stable and readable. */
export interface NodeInput {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** Fields shared by the nodes of posts, docs and free pages; `type-defs.ts` documents those that queries see. */
export interface DocumentFields {
  id: string;
  type: string;
  key: string;
  locale: Locale;
  contentLocale: Locale;
  isTranslated: boolean;
  staleOriginal: Locale | null;
  translations: Locale[];
  title: string;
  description: string;
  keywords: string[];
  image: string | null;
  card: string | null;
  neutralPath: string;
  permalink: string;
  source: string;
  editUrl: string | null;
  draft: boolean;
  unlisted: boolean;
  listed: boolean;
  readingTime: number;
  toc: { id: string; level: number; html: string }[];
  lastUpdatedAt: string | null;
  lastUpdatedBy: string | null;
  references: Reference[];
  recommended: number;
  pageNeeds: string[];
  headTags: CompiledSummary['head'];
  frontMatter: Version['frontMatter'];
  /** Digest of the compiled document, for resolvers and outputs. Queries see neither this field nor the next two. */
  digest: string;
  /** Path of the source, relative to the content root. */
  file: string;
  /** Addresses of the links in the text, by link number. */
  hrefs: string[];
}

/** A node of a post. */
export interface PostFields extends DocumentFields {
  slug: string;
  date: string;
  time: string;
  hasTruncateMarker: boolean;
  hasLead: boolean;
  /** Ids of nodes. */
  tags: string[];
  tagKeys: string[];
  authorKeys: string[];
  /** Ids of nodes. */
  authors: string[];
  prevItem: NavLink | null;
  nextItem: NavLink | null;
  related: (NavLink | null)[];
}

/** A node of a doc, before its version is added. */
export interface DocFields extends DocumentFields {
  docId: string;
  instance: string;
  version: string;
  sidebar: string | null;
  isCategoryIndex: boolean;
  /** Ids of nodes. */
  tags: string[];
  tagKeys: string[];
  prevItem: NavLink | null;
  nextItem: NavLink | null;
  recommendedDocs: NavLink[];
  cards: { label: string; permalink: string; description: string | null }[];
  breadcrumbs: { label: string; permalink: string | null }[];
}

/** A node of a tag. */
export interface TagFields {
  id: string;
  type: 'Tag';
  collection: 'post' | 'doc';
  key: string;
  slug: string;
  indexPath: string;
  locale: Locale;
  label: string;
  initial: string;
  description: string | null;
  permalink: string;
  inline: boolean;
  unlisted: boolean;
  count: number;
}

/** A node of an author. */
export interface AuthorFields {
  id: string;
  type: 'Author';
  key: string;
  inline: boolean;
  locale: Locale;
  name: string;
  title: string | null;
  description: string | null;
  neutralPath: string | null;
  permalink: string | null;
  url: string | null;
  imageURL: string | null;
  /** Path of the picture below `static/`, without base path. Queries see `portrait`, which is derived from it. */
  portraitPath: string | null;
  socials: SocialLink[];
  count: number;
  order: number;
}

/** Fields of nodes by their type. */
export interface NodeFields {
  BlogPost: PostFields;
  Doc: DocFields;
  Tag: TagFields;
  Author: AuthorFields;
}

/** Looks a node of the data layer up by its id. */
export type GetNode = (id: string) => Pick<Node, 'id'> | undefined;

/**
 * Reads a node of the site that must exist. Gatsby's nodes are untyped; this function is the only place that types
 * them.
 * @param type Type of the node, which its id names as well.
 */
export function readNode<T extends keyof NodeFields>(getNode: GetNode, type: T, id: string): NodeFields[T] {
  const node = getNode(id);
  if (!node) throw new Error(`The data layer has no ${type} node ${id}.`);
  return node as unknown as NodeFields[T];
}

/** Inputs of all nodes. */
export interface NodeSources {
  content: SiteContent;
  site: SiteConfig;
  lastUpdates: LastUpdates;
  /** Absolute path of the content root. */
  root: string;
  /** Absolute path of the repository. */
  directory: string;
}
