import path from 'node:path';
import { isListed, latestPosts, listed, recommended } from '../../domain/blog/lists';
import { recommendedDocs } from '../../domain/docs/recommended-docs';
import { isGeneratedIndex } from '../../domain/docs/generated-index';
import { breadcrumbs, docCards, docNavLink } from '../../domain/docs/sidebar-views';
import {
  languagesOf,
  versionFor,
  type ContentDocument,
  type Doc,
  type Post,
  type Version,
} from '../../domain/content/documents';
import { authorIds, committingAuthor } from '../../domain/content/authors';
import { initialOf } from '../../domain/content/initial';
import type { NavLink, Reference } from '../../domain/content/model';
import { linkAddress, resolveLink } from '../../domain/links/resolve';
import { isStale } from '../../domain/site/translations';
import { type Locale, localeCodes, localizePath } from '../../domain/routing/locale';
import { usedTags } from '../../domain/site/page-plan';
import { tagPath, withBase } from '../../domain/routing/paths';
import type { SiteConfig } from '../../site/schema';
import { contentFile } from '../configuration/content-roots';
import { existingPicture, portraitPath } from '../content/check-pictures';
import { authorNodeId, documentNodeId, tagNodeId } from './node-ids';
import { CardPlan } from '../pictures/card-plan';
import { pictureAddress } from '../pictures/front-matter-picture';
import { docListNodes } from './doc-lists';
import { docsVersionNodes, publishedVersions, versionFields } from './docs-versions';
import { changedAt } from '../content/last-updates';
import type {
  AuthorFields,
  DocFields,
  DocumentFields,
  NodeInput,
  NodeSources,
  PostFields,
  TagFields,
} from './node-types';
import { postListNodes } from './post-lists';
import { siteDataNodes } from './site-data-nodes';

/**
 * All nodes of the site. Each document has one node per language, with final addresses. Everything a page shows besides
 * its text is in its node, so that a change affects exactly the nodes it touches.
 */
export function buildNodes(sources: NodeSources): NodeInput[] {
  const { content, site } = sources;
  const { index } = content;
  const nodes: NodeInput[] = [];
  // The copy has an index signature, which an interface does not have.
  const add = (fields: readonly (DocumentFields | TagFields | AuthorFields)[]): void => {
    nodes.push(...fields.map((each) => ({ ...each })));
  };
  const cards = new CardPlan(content, sources.directory);
  // A document's own picture takes precedence over its card.
  const withCard = <F extends PostFields | DocFields>(node: F, document: Post | Doc, locale: Locale): F => ({
    ...node,
    card: node.card ?? picture(cards.of(document, locale).address, site),
  });
  for (const locale of localeCodes(site.i18n)) {
    add(index.posts.map((post) => withCard(postNode(post, locale, sources), post, locale)));
    nodes.push(blogOverviewNode(locale, sources), ...postListNodes(locale, sources));
    const versions = publishedVersions(locale, sources);
    const recommendedForDocs = recommendedDocs(index.docs, locale);
    nodes.push(...docsVersionNodes(versions, locale, sources));
    for (const doc of index.docs)
      nodes.push({
        ...withCard(docNode(doc, recommendedForDocs, locale, sources), doc, locale),
        ...versionFields(doc, versions),
      });
    for (const page of index.pages)
      nodes.push({ ...documentFields(page, locale, sources), type: 'SitePageContent' });
    nodes.push(...docListNodes(locale, sources));
    add(tagNodes('post', locale, sources));
    add(tagNodes('doc', locale, sources));
    add(authorNodes(locale, sources));
    nodes.push(...siteDataNodes(locale, sources));
  }
  return nodes;
}

function documentFields(document: ContentDocument, locale: Locale, sources: NodeSources): DocumentFields {
  const { content, site, lastUpdates, root, directory, editFolder = directory } = sources;
  const version = versionFor(document, locale);
  const { frontMatter, compiled } = version;
  const absolute = contentFile(root, version.file);
  const pathFrom = (folder: string): string => path.relative(folder, absolute).split(path.sep).join('/');
  const fromGit = lastUpdates.get(absolute);
  const committer = fromGit && committingAuthor(content.index.authors, fromGit.by, fromGit.email);
  const min = frontMatter.toc_min_heading_level ?? site.tableOfContents.minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? site.tableOfContents.maxHeadingLevel;
  return {
    id: documentNodeId(document, locale),
    type: '',
    key: document.key,
    locale,
    contentLocale: version.locale,
    isTranslated: version.locale === locale,
    staleOriginal: isStale(version, document, changedAt(root, lastUpdates)) ? document.original.locale : null,
    translations: languagesOf(document, site.i18n),
    title: version.title,
    description: version.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image ?? null,
    card: picture(pictureAddress(version, root, directory), site),
    neutralPath: document.path,
    permalink: permalink(document, locale, sources),
    source: pathFrom(directory),
    editUrl: editUrl(frontMatter, pathFrom(editFolder), site),
    draft: document.draft,
    unlisted: document.unlisted,
    listed: isListed(document),
    readingTime: compiled.readingMinutes,
    toc: frontMatter.hide_table_of_contents
      ? []
      : compiled.headings
          .filter(({ level }) => level >= min && level <= max)
          .map(({ id, level, html }) => ({ id, level, html })),
    lastUpdatedAt: frontMatter.last_update?.date ?? fromGit?.at ?? null,
    lastUpdatedBy: frontMatter.last_update?.author ?? committer?.name[locale] ?? fromGit?.by ?? null,
    references: frontMatter.references.map((reference): Reference => ({
      title: reference.title,
      url: reference.url,
      author: reference.author ?? null,
      time: reference.time ?? null,
    })),
    recommended: Number(frontMatter.recommended),
    pageNeeds: compiled.pageNeeds,
    headTags: compiled.head,
    frontMatter,
    digest: version.digest,
    file: version.file,
    hrefs: compiled.links.map((record) =>
      withBase(
        linkAddress(resolveLink(record, version, document, content.targets), locale, site.i18n),
        site.baseUrl,
      ),
    ),
  };
}

/** Address of a picture as pages name it. */
const picture = (address: string | null, site: SiteConfig): string | null =>
  address === null ? null : withBase(address, site.baseUrl);

/**
 * Address where a source can be edited: the one in its front matter (null hides the link), otherwise one below the
 * configured address. A file outside of the edit folder has none.
 * @param source Path relative to the folder that edit links are relative to.
 */
function editUrl(frontMatter: Version['frontMatter'], source: string, site: SiteConfig): string | null {
  const own = 'custom_edit_url' in frontMatter ? frontMatter.custom_edit_url : undefined;
  if (own !== undefined) return own === '' ? null : own;
  return site.editUrl === null || source.startsWith('../') ? null : site.editUrl + source;
}

function permalink(document: ContentDocument, locale: Locale, { site }: NodeSources): string {
  return withBase(localizePath(document.path, locale, site.i18n), site.baseUrl);
}

function postNode(post: Post, locale: Locale, sources: NodeSources): PostFields {
  const { content } = sources;
  const version = versionFor(post, locale);
  const { frontMatter, compiled } = version;
  const neighbours = content.postNeighbours.get(post.key);
  const link = (other: Post | null | undefined): NavLink | null =>
    other ? { title: versionFor(other, locale).title, permalink: permalink(other, locale, sources) } : null;
  return {
    ...documentFields(post, locale, sources),
    type: 'BlogPost',
    slug: post.slug,
    date: post.date,
    hasTruncateMarker: compiled.truncateAt !== null,
    hasLead: version.description !== compiled.excerpt,
    tags: frontMatter.tags.map((key) => tagNodeId('post', key, locale)),
    tagKeys: frontMatter.tags,
    authorKeys: frontMatter.authors,
    authors: authorIds(frontMatter).map((id) => authorNodeId(id, locale)),
    prevItem: link(neighbours?.prev),
    nextItem: link(neighbours?.next),
    related: (content.related.get(post.key) ?? []).map(link),
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

function docNode(doc: Doc, recommendations: readonly Doc[], locale: Locale, sources: NodeSources): DocFields {
  const { content, site } = sources;
  const { frontMatter, compiled } = versionFor(doc, locale);
  const neighbours = content.docNeighbours.get(doc.id);
  const link = (other: Doc | null | undefined): NavLink | null => {
    if (!other) return null;
    const target = docNavLink(other, locale, content.index);
    return { ...target, permalink: withBase(target.permalink, site.baseUrl) };
  };
  return {
    ...documentFields(doc, locale, sources),
    type: 'Doc',
    docId: doc.id,
    sidebar: content.sidebars.sidebarOf.get(doc.id) ?? null,
    isCategoryIndex: (doc.isIndex && doc.folder !== '') || isGeneratedIndex(doc),
    tags: frontMatter.tags.map((key) => tagNodeId('doc', key, locale)),
    tagKeys: frontMatter.tags,
    prevItem: link(neighbours?.prev),
    nextItem: link(neighbours?.next),
    recommendedDocs: recommendations
      .filter((other) => other !== doc)
      .slice(0, site.docs.recommendedCount)
      .map((other) => ({
        title: versionFor(other, locale).title,
        permalink: permalink(other, locale, sources),
      })),
    cards: compiled.pageNeeds.includes('cards')
      ? docCards(doc, content.sidebars, locale, content.index).map(({ path: target, ...card }) => ({
          ...card,
          permalink: withBase(target, site.baseUrl),
        }))
      : [],
    breadcrumbs: breadcrumbs(doc, content.sidebars, locale, content.index).map((crumb) => ({
      label: crumb.label,
      permalink: crumb.permalink === null ? null : withBase(crumb.permalink, site.baseUrl),
    })),
  };
}

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
    permalink: withBase(localizePath(tagPath(collection, tag.slug), locale, site.i18n), site.baseUrl),
    inline: tag.inline,
    unlisted: used.get(tag.key)?.unlisted ?? false,
    count: used.get(tag.key)?.count ?? 0,
  }));
}

function authorNodes(locale: Locale, { content, site, root, directory }: NodeSources): AuthorFields[] {
  return [...content.index.authors].map(([id, author], order) => {
    const portrait = existingPicture(author.imageURL, root, directory);
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
      permalink:
        author.path === null ? null : withBase(localizePath(author.path, locale, site.i18n), site.baseUrl),
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
