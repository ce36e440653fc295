import path from 'node:path';
import type { Actions } from 'gatsby';
import { hasDocsMenu } from '../../domain/content/docs-sets';
import { versionFor, type ContentDocument, type Doc, type Post } from '../../domain/content/documents';
import { canonicalDoc, setOfDoc, type SiteContent } from '../../domain/site/site-content';
import type { DocsContext, DocsVersionTargets } from '../../domain/site/docs-context';
import { DATA_COMPONENTS } from '../../domain/markdown/registry';
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
import { publishSharedData, sidebarPost, sidebarTargets, type SharedData } from './shared-data';

/** Each kind of pages has a template of its name. */
const templateOf = (kind: PageKind): string =>
  path.resolve(kind === 'not-found' ? 'src/pages/404.tsx' : `src/templates/${kind}.tsx`);

/** Creates the planned pages. Their context holds ids, numbers and addresses; texts come from queries. */
export function createPlannedPages(
  content: SiteContent,
  actions: Pick<Actions, 'createPage'>,
  isWanted: (page: PlannedPage) => boolean = () => true,
): void {
  const { index, plan } = content;
  const shared = publishSharedData(content);
  const documentOf = documentFinder(index);
  const docsContext = docsContexts(content);
  for (const page of plan.pages.filter(isWanted)) {
    const { locale, neutralPath, kind } = page;
    const document = documentOf(page);
    const context = {
      kind,
      locale,
      neutralPath,
      sidebarTargets: shared.sidebarTargets,
      withoutBlog: hasBlog(index) ? undefined : true,
      blogSections: blogSections(page, content),
      id: document && documentNodeId(document, locale),
      ...sidebarOf(page, document, content, shared),
      ...(kind === 'home' && homeContext(locale)),
      ...(kind === 'page' &&
        document && {
          ...dataContext(versionFor(document, locale).compiled.pageNeeds),
          releaseFeed: hasReleaseFeed(index) || undefined,
          tagIndex: tagIndexOf(content),
        }),
      comments: document && commentsOf(page, document),
      pageTitles: kind === 'not-found' ? shared.pageTitles : undefined,
      // gatsby-plugin-react-i18next expects `language` and `i18n` on pages that exist in both languages.
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
      ...docsContext(document, locale),
      ...listContext(page, content),
    };
    // A variable of a query whose value is undefined does not take its default.
    const written = Object.entries(context).filter(([, value]) => value !== undefined);
    actions.createPage({
      path: page.path,
      component: templateOf(kind),
      context: Object.fromEntries(written),
    });
  }
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

/** More recommended posts are queried than shown: some may be among the latest, above them. */
const homeContext = (locale: Locale) => ({
  facts: site.home.facts?.[locale] ?? null,
  phrases: site.home.phrases[locale],
  latestCount: site.blog.latestCount,
  recommendedCount: RECOMMENDED_POSTS,
  recommendedPosts: site.blog.latestCount + RECOMMENDED_POSTS,
});

/** The site data that a page queries: what the components in its text need. */
const dataContext = (pageNeeds: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(Object.values(DATA_COMPONENTS).map((data) => [data, pageNeeds.includes(data)]));

function commentsOf({ kind, neutralPath, locale }: PlannedPage, document: ContentDocument) {
  const { unlisted, draft } = document;
  const page = { kind, path: neutralPath, locale, unlisted, draft };
  return commentsTerm(page, site.comments, site.i18n) ?? undefined;
}

/** The list of tags of docs, unless it is at the address that templates know. */
const ownTagIndex = (tagIndex: string | undefined): string | undefined =>
  tagIndex === tagIndexPath('doc') ? undefined : tagIndex;

function listContext(page: PlannedPage, { index }: SiteContent): Record<string, unknown> {
  const { kind, key, locale } = page;
  const list = page.list ? { ...page.list, listId: postListNodeId(page) } : {};
  if (kind === 'docs-tags') return { tagIndex: ownTagIndex(page.neutralPath) };
  if (kind === 'docs-tag' && key !== null) {
    const tagIndex = ownTagIndex(index.tags.doc.get(key)?.indexPath);
    return { tagId: tagNodeId('doc', key, locale), listId: docListNodeId(page), tagIndex };
  }
  if (kind === 'blog-tag' && key !== null) return { ...list, tagId: tagNodeId('post', key, locale) };
  if (kind === 'blog-author' && key !== null) return { ...list, authorId: authorNodeId(key, locale) };
  return list;
}

function sidebarOf(
  { kind, locale }: PlannedPage,
  document: ContentDocument | undefined,
  content: SiteContent,
  shared: SharedData,
) {
  if (kind === 'post' || kind.startsWith('blog-')) {
    // No other page's sidebar shows it.
    const unlistedPost = document?.unlisted ? sidebarPost(document as Post, locale) : undefined;
    return { sidebarData: shared.blogSidebars[locale], unlistedPost };
  }
  if (kind !== 'doc' || !document) return {};
  const doc = document as Doc;
  const sidebar = setOfDoc(content, doc).sidebars.sidebarOf.get(doc.id);
  const sidebarData = sidebar && shared.docsSidebars[locale].get(doc.set)?.get(sidebar);
  return sidebarData ? { sidebar, sidebarData } : {};
}

/** Makes the part of pages' context about the docs; pages of a site with one folder of docs have none. */
function docsContexts(
  content: SiteContent,
): (document: ContentDocument | undefined, locale: Locale) => { docs?: DocsContext } {
  const all = [...content.docsSets.values()];
  if (!hasDocsMenu(all.map(({ set }) => set))) return () => ({});
  const sets = all.map(({ set, sidebars, docs }): DocsVersionTargets => ({
    instance: set.instance,
    version: set.version,
    path: mainDoc(docs, sidebars, set.path)?.path ?? null,
    sidebars: Object.fromEntries(sidebarTargets(sidebars)),
  }));
  return (document, locale) => {
    if (document?.collection !== 'doc') return { docs: { sets } };
    const doc = document as Doc;
    const { instance, version } = doc.set;
    return {
      docs: { sets, instance, version, same: samePaths(doc, content), ...canonical(doc, locale, content) },
    };
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
  const { locale: language } = versionFor(shown, locale);
  return { canonical: pageAddress(shown.path, language, site) };
}
