import type { CompiledSummary, Translation } from '../../domain/content/documents';
import type { Locale } from '../../domain/routing/locale';
import type { mentions } from '../../domain/site/mentions';
import type { SiteContent } from '../../domain/site/site-content';
import type { SiteConfig } from '../../site/schema';
import type { Project } from '../configuration/project';
import type { LastUpdates } from '../content/git';
import type { CardPlan } from '../pictures/card-plan';

/*
 * The nodes as the site makes them. Their fields are declared once, in `type-defs.ts`: these types follow from those that
 * Gatsby generates from it, and say what is narrower, linked by id, or not part of the schema.
 */

/** A GraphQL node before Gatsby adds its own fields. `id` is stable and readable. */
export interface NodeInput {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** Fields that nodes get from Gatsby or from resolvers. */
type Added = Exclude<keyof Queries.Node, 'id'> | 'content' | 'excerpt' | 'feedHtml' | 'portrait';

/** The stored fields of a type, some of them in another form. */
type Stored<Type, Own> = Omit<Type, Added | keyof Own> & Own & { type: string };

/** Fields shared by the nodes of posts, docs and free pages. */
export type DocumentFields = Stored<
  Queries.SitePageContent,
  {
    locale: Locale;
    contentLocale: Locale;
    staleOriginal: Locale | null;
    translations: Locale[];
    headTags: CompiledSummary['head'];
    frontMatter: Translation['frontMatter'];
    /** Digest of the compiled document, for resolvers and outputs. Queries see neither this field nor the next. */
    digest: string;
    /** Path of the source, relative to the content root. */
    file: string;
    /** By link number. */
    links: string[];
    pictures: string[];
  }
>;

/** A node of a post, whose tags and authors are ids of nodes. */
export type PostFields = Stored<Queries.BlogPost, DocumentFields & { tags: string[]; authors: string[] }>;

/** A node of a doc, whose tags are ids of nodes. */
export type DocFields = Stored<Queries.Doc, DocumentFields & { tags: string[] }>;

/** A node of a tag. */
export type TagFields = Stored<Queries.Tag, { locale: Locale; collection: 'post' | 'doc' }>;

/** A node of an author. */
export type AuthorFields = Stored<
  Queries.Author,
  {
    locale: Locale;
    /** Path of the picture below `static/`, without base path. Queries see `portrait`, which is derived from it. */
    portraitPath: string | null;
  }
>;

/** What is known before there are nodes. */
export type ContentSources = Omit<NodeSources, 'cards' | 'mentions'>;

/** Inputs of all nodes. */
export interface NodeSources extends Project {
  content: SiteContent;
  site: SiteConfig;
  lastUpdates: LastUpdates;
  cards: CardPlan;
  /** By language. */
  mentions: ReadonlyMap<Locale, ReturnType<typeof mentions>>;
}
