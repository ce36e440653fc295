import path from 'node:path';
import { hasDocsMenu } from '../../domain/content/docs-sets';
import { translationFor, type ContentDocument, type Doc } from '../../domain/content/documents';
import { canonicalDoc, setOfDoc, type SiteContent } from '../../domain/site/site-content';
import type { DocsContext, DocsVersionTargets, PageContext } from '../../domain/site/page-context';
import type { ContentIndex } from '../../domain/content/content-index';
import { mainDoc } from '../../domain/docs/sidebars';
import { commentsTerm } from '../../domain/publish/comments';
import { pageAddress } from '../../domain/routing/page-address';
import { localeCodes, localizePath, type Locale } from '../../domain/routing/locale';
import {
  BLOG_SECTIONS,
  type BlogSection,
  documentFinder,
  hasBlog,
  hasReleaseFeed,
  type PageKind,
  type PlannedPage,
} from '../../domain/site/page-plan';
import { blogListPath, feedPath, tagIndexPath, withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { authorNodeId, docListNodeId, documentNodeId, postListNodeId, tagNodeId } from './node-ids';
import { sidebarPost, sidebarTargets, type SharedData } from './shared-data';

/** Each kind of pages has a template of its name. */
const templateOf = (kind: PageKind): string =>
  path.resolve(kind === 'not-found' ? 'src/pages/404.tsx' : `src/templates/${kind}.tsx`);

/** A page as `createPage` takes it. */
export interface PageInput {
  path: string;
  component: string;
  context: PageContext;
}

/** The planned pages. */
export function pageInputs(content: SiteContent, shared: SharedData): PageInput[] {
  const contextOf = pageContexts(content, shared);
  return content.plan.pages.map((page) => ({
    path: page.path,
    component: templateOf(page.kind),
    context: contextOf(page),
  }));
}

type Fields = { [Field in keyof Required<PageContext>]: PageContext[Field] | undefined };

/** Makes the function that gives the context of each page, with every field that it can have. */
export function pageContexts(content: SiteContent, shared: SharedData): (page: PlannedPage) => PageContext {
  const { index } = content;
  const documentOf = documentFinder(index);
  const docsContext = docsContexts(content);
  const fieldsOf = (page: PlannedPage): Fields => {
    const { locale, neutralPath, kind, list } = page;
    const document = documentOf(page);
    const isHome = kind === 'home';
    const freePage = kind === 'page' ? document : undefined;
    const needs = freePage && translationFor(freePage, locale).compiled.pageNeeds;
    const { latestCount } = site.blog;
    return {
      kind,
      locale,
      neutralPath,
      sidebarTargets: shared.sidebarTargets,
      withoutBlog: hasBlog(index) ? undefined : true,
      blogSections: blogSections(page, content),
      id: document && documentNodeId(document, locale),
      ...sidebarOf(page, document, content, shared),
      facts: isHome ? (site.home.facts?.[locale] ?? null) : undefined,
      phrases: isHome ? site.home.phrases[locale] : undefined,
      latestCount: isHome ? latestCount : undefined,
      recommendedCount: isHome ? RECOMMENDED_POSTS : undefined,
      recommendedPosts: isHome ? latestCount + RECOMMENDED_POSTS : undefined,
      friends: needs?.includes('friends'),
      owner: needs?.includes('owner'),
      projects: needs?.includes('projects'),
      releases: needs?.includes('releases'),
      releaseFeed: freePage && hasReleaseFeed(index) ? true : undefined,
      tagIndex: freePage ? tagIndexOf(content) : ownTagIndex(page, index),
      comments: document && commentsOf(page, document),
      pageTitles: kind === 'not-found' ? shared.pageTitles : undefined,
      // gatsby-plugin-react-i18next expects `language` and `i18n` on pages that exist in several languages.
      language: locale,
      i18n: {
        language: locale,
        languages: localeCodes(site.i18n),
        defaultLanguage: site.i18n.defaultLocale,
        generateDefaultLanguagePage: false,
        routed: locale !== site.i18n.defaultLocale,
        originalPath: withBase(neutralPath, site.baseUrl),
        path: localizePath(neutralPath, locale, site.i18n),
      },
      docs: docsContext(document, locale),
      page: list?.page,
      pageCount: list?.pageCount,
      ...listNodes(page),
    };
  };
  // A variable of a query whose value is undefined does not take its default.
  return (page) =>
    Object.fromEntries(
      Object.entries(fieldsOf(page)).filter(([, value]) => value !== undefined),
    ) as unknown as PageContext;
}

function blogSections(page: PlannedPage, { plan: { pages }, index }: SiteContent): BlogSection[] | undefined {
  if (!BLOG_SECTIONS.some(([section]) => section === page.kind)) return undefined;
  const href = (path: string): string => pageAddress(path, page.locale, site);
  const sections = BLOG_SECTIONS.flatMap(([section, name]): BlogSection[] => {
    const first = pages.find(({ kind }) => kind === section);
    if (!first) return [];
    const current = first.neutralPath === page.neutralPath;
    return [{ href: href(first.neutralPath), name, ...(current && { current }) }];
  });
  return hasBlog(index)
    ? [...sections, { href: href(feedPath(blogListPath(1))), name: 'lists.feed' }]
    : sections;
}

/** The page that lists tags: the blog's, otherwise the docs'. */
const tagIndexOf = ({ plan: { pages } }: SiteContent): string | undefined =>
  ['blog-tags', 'docs-tags'].flatMap((kind) => pages.find((page) => page.kind === kind) ?? [])[0]
    ?.neutralPath;

/** How many recommended posts, and as many docs, the home page shows. */
const RECOMMENDED_POSTS = 4;

function commentsOf({ kind, neutralPath, locale }: PlannedPage, document: ContentDocument) {
  const { unlisted, draft } = document;
  const page = { kind, path: neutralPath, locale, unlisted, draft };
  return commentsTerm(page, site.comments, site.i18n) ?? undefined;
}

/** The list of tags of docs, unless it is at the address that templates know. */
function ownTagIndex({ kind, key, neutralPath }: PlannedPage, { tags }: ContentIndex): string | undefined {
  const path =
    kind === 'docs-tags' ? neutralPath : kind === 'docs-tag' ? tags.doc.get(key ?? '')?.indexPath : undefined;
  return path === tagIndexPath('doc') ? undefined : path;
}

/** The nodes that a list shows. */
function listNodes(page: PlannedPage): Pick<Fields, 'listId' | 'tagId' | 'authorId'> {
  const { kind, key, locale, list } = page;
  const listId = kind === 'docs-tag' ? docListNodeId(page) : list ? postListNodeId(page) : undefined;
  const collection = kind === 'docs-tag' ? 'doc' : kind === 'blog-tag' ? 'post' : null;
  return {
    listId,
    tagId: collection && key !== null ? tagNodeId(collection, key, locale) : undefined,
    authorId: kind === 'blog-author' && key !== null ? authorNodeId(key, locale) : undefined,
  };
}

function sidebarOf(
  { kind, locale }: PlannedPage,
  document: ContentDocument | undefined,
  content: SiteContent,
  shared: SharedData,
): Pick<Fields, 'sidebar' | 'sidebarData' | 'unlistedPost'> {
  const isBlog = kind === 'post' || kind.startsWith('blog-');
  const doc = document?.collection === 'doc' ? document : null;
  const sidebar = doc ? setOfDoc(content, doc).sidebars.sidebarOf.get(doc.id) : undefined;
  const data = doc && sidebar && shared.docsSidebars[locale].get(doc.set)?.get(sidebar);
  return {
    sidebar: data ? sidebar : undefined,
    sidebarData: isBlog ? shared.blogSidebars[locale] : (data ?? undefined),
    // No other page's sidebar shows it.
    unlistedPost:
      document?.collection === 'post' && document.unlisted ? sidebarPost(document, locale) : undefined,
  };
}

/** Makes the part of pages' context about the docs; pages of a site with one folder of docs have none. */
function docsContexts(
  content: SiteContent,
): (document: ContentDocument | undefined, locale: Locale) => DocsContext | undefined {
  const all = [...content.docsSets.values()];
  if (!hasDocsMenu(all.map(({ set }) => set))) return () => undefined;
  const sets = all.map(({ set, sidebars, docs }): DocsVersionTargets => ({
    instance: set.instance,
    version: set.version,
    path: mainDoc(docs, sidebars, set.path)?.path ?? null,
    sidebars: Object.fromEntries(sidebarTargets(sidebars)),
  }));
  return (document, locale) => {
    if (document?.collection !== 'doc') return { sets };
    const { instance, version } = document.set;
    const same = samePaths(document, content);
    return { sets, instance, version, same, ...canonical(document, locale, content) };
  };
}

const samePaths = ({ id, set }: Doc, { docsSets }: SiteContent): Record<string, string> =>
  Object.fromEntries(
    [...docsSets.values()].flatMap((other) => {
      const same = other.docs.find((doc) => doc.id === id && !doc.unlisted);
      return same && other.set.instance === set.instance ? [[other.set.version, same.path]] : [];
    }),
  );

/** The address for search engines, if it is that of another version. */
function canonical(doc: Doc, locale: Locale, content: SiteContent): { canonical?: string } {
  const shown = canonicalDoc(content, doc);
  if (shown === doc) return {};
  const { locale: language } = translationFor(shown, locale);
  return { canonical: pageAddress(shown.path, language, site) };
}
