import { groupBy } from '../../domain/basics/group-by';
import { latestPosts, listed, recommended } from '../../domain/blog/lists';
import { lastDocs } from '../../domain/content/content-index';
import { translationFor, type Doc, type Post } from '../../domain/content/documents';
import { authorIds } from '../../domain/content/authors';
import { initialOf } from '../../domain/content/initial';
import type { NavLink } from '../../domain/content/model';
import { tagKeys, type DocTag, type Tag } from '../../domain/content/tags';
import { pageAddress } from '../../domain/routing/page-address';
import { type Locale, localeCodes } from '../../domain/routing/locale';
import { mentions } from '../../domain/site/mentions';
import { usedTags, type PlannedPage } from '../../domain/site/page-plan';
import { tagIndexPath, tagPath } from '../../domain/routing/paths';
import { existingPicture, portraitPath } from '../content/check-pictures';
import { authorNodeId, docListNodeId, documentNodeId, postListNodeId, tagNodeId } from './node-ids';
import { CardPlan } from '../pictures/card-plan';
import { docNodes } from './doc-nodes';
import { articleFields, documentFields, permalink, picture } from './document-fields';
import type {
  AuthorFields,
  ContentSources,
  NodeInput,
  NodeSources,
  PostFields,
  TagFields,
} from './node-types';
import { siteDataNodes } from './site-data-nodes';

/**
 * All nodes of the site. Each document has one node per language, with final addresses. Everything a page shows besides
 * its text is in its node, so that a change affects exactly the nodes it touches.
 */
export function buildNodes(input: ContentSources): NodeInput[] {
  const { content, directory } = input;
  const locales = localeCodes(input.site.i18n);
  const sources = {
    ...input,
    cards: new CardPlan(content, directory),
    mentions: new Map(locales.map((locale) => [locale, mentions(content, locale)])),
  };
  const { index } = content;
  return locales.flatMap((locale): NodeInput[] => [
    ...index.posts.map((post) => postNode(post, locale, sources)),
    blogOverviewNode(locale, sources),
    ...docNodes(locale, sources),
    ...index.pages.map((page) => ({ ...documentFields(page, locale, sources), type: 'SitePageContent' })),
    ...listNodes(locale, sources),
    ...tagNodes('post', locale, sources),
    ...tagNodes('doc', locale, sources),
    ...authorNodes(locale, sources),
    ...siteDataNodes(locale, sources),
  ]);
}

function postNode(post: Post, locale: Locale, sources: NodeSources): PostFields {
  const { content } = sources;
  const translation = translationFor(post, locale);
  const { frontMatter, compiled } = translation;
  const neighbours = content.postNeighbours.get(post.key);
  const link = (other: Post | null | undefined): NavLink | null =>
    other
      ? { title: translationFor(other, locale).title, permalink: permalink(other, locale, sources) }
      : null;
  return {
    ...articleFields(post, locale, sources),
    type: 'BlogPost',
    slug: post.slug,
    date: post.date,
    time: post.time,
    year: post.date.slice(0, 4),
    month: post.date.slice(0, 7),
    hasTruncateMarker: compiled.truncateAt !== null,
    hasLead: translation.description !== compiled.excerpt,
    // In development a post may name a tag that is declared later. The page is queried again only if its node changes.
    tags: frontMatter.tags
      .filter((key) => content.index.tags.post.has(key))
      .map((key) => tagNodeId('post', key, locale)),
    authors: authorIds(frontMatter)
      .filter((id) => content.index.authors.has(id))
      .map((id) => authorNodeId(id, locale)),
    prevItem: link(neighbours?.prev),
    nextItem: link(neighbours?.next),
    related: (content.related.get(post.key) ?? []).flatMap((other) => link(other) ?? []),
  };
}

/** One node per language with the lists of posts that other parts of the site use. */
function blogOverviewNode(locale: Locale, { content, site }: NodeSources): NodeInput {
  const { posts } = content.index;
  const ids = (some: readonly Post[]): string[] => some.map((post) => documentNodeId(post, locale));
  return {
    id: `blog-overview:${locale}`,
    type: 'BlogOverview',
    locale,
    posts: ids(listed(posts)),
    recommended: ids(recommended(posts)),
    latest: ids(latestPosts(posts, site.blog.latestCount)),
  };
}

const indexPathOf = (tag: Tag | DocTag): string =>
  'indexPath' in tag ? tag.indexPath : tagIndexPath('post');

function tagNodes(collection: 'post' | 'doc', locale: Locale, { content, site }: NodeSources): TagFields[] {
  const used = new Map(usedTags(collection, content.index).map((tag) => [tag.key, tag]));
  return [...content.index.tags[collection].values()].map((tag) => ({
    id: tagNodeId(collection, tag.key, locale),
    type: 'Tag',
    collection,
    key: tag.key,
    slug: tag.slug,
    locale,
    label: tag.label[locale],
    initial: initialOf(tag.label[locale], locale),
    description: tag.description?.[locale] ?? null,
    indexPath: indexPathOf(tag),
    permalink: pageAddress(tagPath(indexPathOf(tag), tag.slug), locale, site),
    inline: tag.inline,
    unlisted: used.get(tag.key)?.unlisted ?? false,
    count: used.get(tag.key)?.count ?? 0,
  }));
}

function authorNodes(locale: Locale, { content, site, ...project }: NodeSources): AuthorFields[] {
  return [...content.index.authors].map(([id, author], order) => {
    const portrait = existingPicture(author.imageURL, project);
    return {
      id: authorNodeId(id, locale),
      type: 'Author',
      key: author.key,
      inline: author.inline,
      locale,
      name: author.name[locale],
      title: author.title?.[locale] ?? null,
      description: author.description?.[locale] ?? null,
      neutralPath: author.path,
      permalink: author.path === null ? null : pageAddress(author.path, locale, site),
      url: author.url,
      imageURL: picture(portrait, site),
      portraitPath: portraitPath(portrait),
      socials: author.socials,
      count: listed(content.index.posts).filter((post) =>
        post.original.frontMatter.authors.includes(author.key),
      ).length,
      order,
    };
  });
}

/**
 * One node per page of a list, with the documents it shows. A query over all posts would run again on every such page
 * whenever any post changes, and there are about as many list pages as posts.
 */
function listNodes(locale: Locale, { content, site }: NodeSources): NodeInput[] {
  const postsOf = postLists(content.index.posts);
  const docsOf = docLists(lastDocs(content.index), locale);
  const ids = (documents: readonly (Post | Doc)[]) =>
    documents.map((document) => documentNodeId(document, locale));
  return content.plan.pages.flatMap((page): NodeInput[] => {
    if (page.locale !== locale) return [];
    if (page.kind === 'docs-tag' && page.key !== null)
      return [{ id: docListNodeId(page), type: 'DocList', path: page.path, docs: ids(docsOf(page.key)) }];
    if (page.list === null) return [];
    const start = (page.list.page - 1) * site.blog.pageSize;
    const posts = postsOf(page).slice(start, start + site.blog.pageSize);
    return [{ id: postListNodeId(page), type: 'PostList', path: page.path, posts: ids(posts) }];
  });
}

/** The listed documents of a tag; all of them where it has no others. */
function shownOf<D extends Post | Doc>(tagged: readonly D[] = []): readonly D[] {
  const shown = listed(tagged);
  return shown.length > 0 ? shown : tagged;
}

/** Finds the docs with a tag, by title. */
function docLists(docs: readonly Doc[], locale: Locale): (tag: string) => Doc[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const titleOf = (doc: Doc): string => translationFor(doc, locale).title;
  const byTag = groupBy(docs, (doc) => tagKeys(doc));
  return (tag) => [...shownOf(byTag.get(tag))].sort((a, b) => order.compare(titleOf(a), titleOf(b)));
}

/** Finds the whole list that a page shows a part of. */
function postLists(posts: readonly Post[]): (page: PlannedPage) => readonly Post[] {
  const shown = listed(posts);
  const byTag = groupBy(posts, ({ original }) => original.frontMatter.tags);
  const byAuthor = groupBy(shown, ({ original }) => original.frontMatter.authors);
  return ({ kind, key }) => {
    if (key === null) return shown;
    return kind === 'blog-author' ? (byAuthor.get(key) ?? []) : shownOf(byTag.get(key));
  };
}
