import { postNeighbours, relatedPosts, type PostNeighbours } from '../blog/lists';
import { connectDocs, type DocsSetContent, type DocsSetData } from '../docs/docs-set';
import { checkAddresses } from '../links/check-addresses';
import { checkLinks, checkTranslationHeadings } from '../links/check-links';
import type { LinkTargets } from '../links/resolve';
import type { LocaleTable } from '../routing/locale';
import { linkTargets, publishedAddresses } from './link-targets';
import { planContent, type PagePlan, type PlanOptions } from './page-plan';
import { addInlineAuthors, checkAuthors } from '../content/authors';
import { groupDocuments, type TranslationInput } from '../content/group-documents';
import { toDocs, toPages, toPosts, type PostSettings } from '../content/collections';
import { ONE_SET, setOfKey, type DocsSet } from '../content/docs-sets';
import type { ContentDocument, Doc, Post } from '../content/documents';
import { documentsOf, type ContentIndex } from '../content/content-index';
import { addProblems, type Problem } from '../problem/problem';
import type { SourceFile } from '../content/source';
import { readDataFiles } from './data-files';
import {
  checkTags,
  docTagsOf,
  resolveTags,
  type TagPermalinks,
  type Tags,
  withoutDraftTags,
} from '../content/tags';
import { checkRedirects, planRedirects, redirectTargets, type Redirect } from './redirects';
import { homelessDocuments } from './taken-addresses';

/** Settings that the content model depends on. */
export interface ContentSettings extends PlanOptions, PostSettings {
  locales: LocaleTable;
  /** All docs sets; those of a site with one folder of docs if omitted. */
  docsSets?: readonly DocsSet[];
  relatedCount: number;
  /** Addresses of tags without `permalink`. */
  tagPermalinks?: TagPermalinks | undefined;
  includeDrafts: boolean;
  /** Root-relative addresses of files that are published unchanged. */
  staticFiles: Set<string>;
  /** Address at which a file of the content root is published; null if it does not exist. */
  fileAddress: LinkTargets['fileAddress'];
}

/** The docs that readers should read: the last version of each instance, the default instance first. */
export const lastSets = ({ docsSets }: Pick<SiteContent, 'docsSets'>): DocsSetContent[] =>
  [...docsSets.values()].filter(({ set }) => set.isLast);

/** The docs of the set that a doc belongs to. */
export function setOfDoc({ docsSets }: Pick<SiteContent, 'docsSets'>, { set, id }: Doc): DocsSetContent {
  const found = docsSets.get(set);
  if (!found) throw new Error(`The doc ${id} belongs to no docs set.`);
  return found;
}

/** The doc for search engines: the same one in the version to read, or itself without one. */
export function canonicalDoc({ docsSets }: Pick<SiteContent, 'docsSets'>, doc: Doc): Doc {
  const last = lastSets({ docsSets }).find(({ set }) => set.instance === doc.set.instance);
  return last?.docs.find(({ id, unlisted }) => id === doc.id && !unlisted) ?? doc;
}

/** The whole content of the site, connected and checked. */
export interface SiteContent {
  index: ContentIndex;
  /** The docs by set, in the order of the configuration. */
  docsSets: ReadonlyMap<DocsSet, DocsSetContent>;
  postNeighbours: Map<string, PostNeighbours>;
  related: Map<string, Post[]>;
  plan: PagePlan;
  targets: LinkTargets;
  redirects: Redirect[];
  /** Everything with an address, redirects aside; without the base path. */
  addresses: string[];
  problems: Problem[];
}

/** Puts the site together from its documents in each language and its data files. */
export function buildSiteContent(
  translations: readonly TranslationInput[],
  dataFiles: readonly SourceFile[],
  settings: ContentSettings,
): SiteContent {
  const problems: Problem[] = [];
  const { locales, docsSets: sets = ONE_SET } = settings;
  const data = readDataFiles(dataFiles, settings, sets, problems);
  const dataOfDoc = (key: string): DocsSetData | undefined => {
    const set = setOfKey(key, sets);
    return set && data.docs.get(set);
  };
  const { translations: tagged, tagsOf } = resolveTags(
    translations,
    ({ collection, key }) =>
      collection === 'post' ? data : collection === 'doc' ? dataOfDoc(key) : undefined,
    settings.tagPermalinks ?? 'key',
    problems,
  );
  const groups = groupDocuments(tagged, locales, problems);
  const visible = (documents: readonly ContentDocument[] = []): ContentDocument[] =>
    settings.includeDrafts
      ? [...documents]
      : documents.filter((document) => !document.draft).map(withoutDraftTranslations);
  const indexOf = ({ posts, docs, pages }: Documents): ContentIndex => ({
    posts,
    docs,
    pages,
    tags: {
      post: withoutDraftTags(posts, tagsOf(data)),
      doc: publishedTags(
        [...data.docs].map(([set, own]) => [set, withoutDraftTags(docsOf(set, docs), tagsOf(own))]),
      ),
    },
    authors: data.authors,
    projects: data.projects,
    friends: data.friends,
    releases: data.releases,
    locales,
  });
  let index = indexOf({
    posts: toPosts(visible(groups.get('post')), problems, settings),
    docs: toDocs(visible(groups.get('doc')), problems, sets),
    pages: toPages(visible(groups.get('page'))),
  });
  let plan = planContent(index, settings);
  const homeless = homelessDocuments(plan, index, settings.staticFiles, problems);
  if (homeless.length > 0) {
    const gone = new Set(homeless.map(({ document }) => document));
    const stays = (document: ContentDocument): boolean => !gone.has(document);
    index = indexOf({
      posts: index.posts.filter(stays),
      docs: index.docs.filter(stays),
      pages: index.pages.filter(stays),
    });
    plan = planContent(index, settings);
  }
  if (data.hasTags) checkTags(index.posts, tagsOf(data), 'blog/tags.yml', problems);
  for (const [set, own] of data.docs)
    if (own.hasTags) checkTags(docsOf(set, index.docs), tagsOf(own), `${set.folder}/tags.yml`, problems);
  if (!data.hasBrokenAuthors) checkAuthors(index.posts, index.authors, 'blog/authors.yml', problems);
  addInlineAuthors(index.posts, index.authors, problems);
  const drafts = toDocs(
    (groups.get('doc') ?? []).filter(({ draft }) => draft),
    [],
    sets,
  );
  const docsSets = new Map(
    [...data.docs].map(([set, setData]) => {
      const draftIds = docsOf(set, drafts).map(({ id }) => id);
      const homelessIds = homeless.flatMap(({ document }) => (isDocOf(set, document) ? document.id : []));
      const ids = { drafts: draftIds, unpublished: new Set([...draftIds, ...homelessIds]) };
      return [set, connectDocs({ set, docs: docsOf(set, index.docs) }, setData, ids, problems)];
    }),
  );
  const addresses = publishedAddresses(index, plan, settings.staticFiles);
  const planned = planRedirects(plan.pages, index.authors, locales).map(({ from }) => from);
  const redirects = checkRedirects(data.redirects, data.redirectsFile, addresses, planned);
  const targets = {
    ...linkTargets(index, plan, settings, homeless),
    redirects: redirectTargets(redirects),
  };
  const documents = documentsOf(index);
  addProblems(problems, [...checkLinks(documents, targets), ...checkTranslationHeadings(documents)]);
  const linked = { ...targets, sidebars: new Map<string, string[]>(), files: new Set<string>() };
  for (const [set, { links }] of docsSets)
    addProblems(problems, checkAddresses(links, linked, data.docs.get(set)?.sidebars?.file ?? ''));
  return {
    index,
    docsSets,
    postNeighbours: postNeighbours(index.posts),
    related: relatedPosts(index.posts, settings.relatedCount),
    plan,
    targets,
    redirects,
    addresses,
    problems,
  };
}

type Documents = Pick<ContentIndex, 'posts' | 'docs' | 'pages'>;

const isDocOf = (set: DocsSet, document: ContentDocument): document is Doc =>
  'set' in document && document.set === set;

const docsOf = (set: DocsSet, docs: readonly Doc[]): Doc[] => docs.filter((doc) => doc.set === set);

/** The tags that have pages: those of the last version of each instance. */
const publishedTags = (tagsOfSets: readonly (readonly [DocsSet, Tags])[]): ContentIndex['tags']['doc'] =>
  new Map(
    tagsOfSets.flatMap(([set, tags]) =>
      set.isLast ? docTagsOf(set, tags).map((tag) => [tag.key, tag] as const) : [],
    ),
  );

/** A document without those of its translations that are drafts. */
const withoutDraftTranslations = (document: ContentDocument): ContentDocument => ({
  ...document,
  translations: Object.fromEntries(
    Object.entries(document.translations).filter(([, { frontMatter }]) => !frontMatter.draft),
  ),
});
