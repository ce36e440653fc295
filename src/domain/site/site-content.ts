import { postNeighbours, relatedPosts, type PostNeighbours } from '../blog/lists';
import { addInlineAuthors, checkAuthors } from '../content/authors';
import { toDocs, toPages, toPosts, type PostSettings } from '../content/collections';
import { documentsOf, type ContentIndex, type Documents } from '../content/content-index';
import { ONE_SET, setOfKey, type DocsSet } from '../content/docs-sets';
import type { ContentDocument, Doc, GroupedDocument, Post } from '../content/documents';
import { groupDocuments, type TranslationInput } from '../content/group-documents';
import type { Collection, SourceFile } from '../content/source';
import {
  checkTags,
  docTagsOf,
  resolveTags,
  withoutDraftTags,
  type TagPermalinks,
  type TagRegistry,
} from '../content/tags';
import { connectDocs, type DocsSetContent } from '../docs/docs-set';
import { checkAddresses } from '../links/check-addresses';
import { checkLinks, checkTranslationHeadings } from '../links/check-links';
import type { LinkTargets } from '../links/resolve';
import { addProblems, type Problem } from '../problem/problem';
import type { LocaleTable } from '../routing/locale';
import { readDataFiles, type DataFiles } from './data-files';
import { linkTargets, publishedAddresses } from './link-targets';
import { planContent, type PagePlan, type PlanOptions } from './page-plan';
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
  fileNames?: LinkTargets['fileNames'];
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
  const read = readDataFiles(dataFiles, settings, settings.docsSets ?? ONE_SET, problems);
  const { tagged, data } = withTags(translations, read, settings, problems);
  const { documents, drafts } = toDocuments(tagged, settings, problems);
  const { index, plan, homeless } = settleAddresses(documents, data, settings, problems);
  checkRegistries(index, data, problems);
  addInlineAuthors(index.posts, index.authors, settings.locales, problems);
  const unplaced = homeless.map(({ document }) => document);
  const docsSets = connectSets(
    data,
    { docs: index.docs, drafts, homeless: unplaced },
    settings.locales,
    problems,
  );
  const addresses = publishedAddresses(index, plan, settings.staticFiles);
  const planned = planRedirects(plan.pages, index.authors, settings.locales).map(({ from }) => from);
  const redirects = checkRedirects(data.redirects, data.redirectsFile, addresses, planned);
  const targets = { ...linkTargets(index, plan, settings, homeless), redirects: redirectTargets(redirects) };
  addProblems(problems, linkProblems(index, data, docsSets, targets));
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

/** The translations with the keys of their tags, and the data files with the tags that documents add. */
function withTags(
  translations: readonly TranslationInput[],
  data: DataFiles,
  settings: ContentSettings,
  problems: Problem[],
) {
  const registryOf = ({ collection, key }: TranslationInput): TagRegistry | undefined => {
    if (collection === 'post') return data;
    const set = collection === 'doc' ? setOfKey(key, [...data.docs.keys()]) : undefined;
    return set && data.docs.get(set);
  };
  const { tagged, tagsOf } = resolveTags(translations, registryOf, settings, problems);
  const docs = new Map([...data.docs].map(([set, own]) => [set, { ...own, tags: tagsOf(own) }]));
  return { tagged, data: { ...data, tags: tagsOf(data), docs } };
}

/** The documents to publish, and the docs that are drafts. */
function toDocuments(
  translations: readonly TranslationInput[],
  { locales, docsSets, includeDrafts, ...settings }: ContentSettings,
  problems: Problem[],
) {
  const grouped = <C extends Collection>(collection: C) =>
    groupDocuments(collection, translations, locales, problems);
  const shown = <D extends GroupedDocument>(some: readonly D[]): readonly D[] =>
    includeDrafts ? some : some.filter(({ draft }) => !draft).map(withoutDraftTranslations);
  const docs = grouped('doc');
  const documents = {
    posts: toPosts(shown(grouped('post')), problems, settings),
    docs: toDocs(shown(docs), problems, docsSets),
    pages: toPages(shown(grouped('page'))),
  };
  const drafts = docs.filter(({ draft }) => draft);
  return { documents, drafts: toDocs(drafts, [], docsSets) };
}

/** Plans the pages of the documents that can have the address they ask for; the others are homeless. */
function settleAddresses(
  documents: Documents,
  data: DataFiles,
  settings: ContentSettings,
  problems: Problem[],
) {
  const planned = (some: Documents) => {
    const index = indexOf(some, data, settings.locales);
    return { index, plan: planContent(index, settings) };
  };
  const { index, plan } = planned(documents);
  const homeless = homelessDocuments(plan, index, settings.staticFiles, problems);
  if (homeless.length === 0) return { index, plan, homeless };
  const gone = new Set(homeless.map(({ document }) => document));
  const stays = (document: ContentDocument): boolean => !gone.has(document);
  const { posts, docs, pages } = documents;
  const placed = { posts: posts.filter(stays), docs: docs.filter(stays), pages: pages.filter(stays) };
  return { ...planned(placed), homeless };
}

/** The documents with what data files say, and the tags that have pages: those of versions to read. */
function indexOf(documents: Documents, data: DataFiles, locales: LocaleTable): ContentIndex {
  const { authors, projects, friends, releases } = data;
  const docTags = [...data.docs].flatMap(([set, { tags }]) =>
    set.isLast ? docTagsOf(set, withoutDraftTags(docsOf(set, documents.docs), tags)) : [],
  );
  const tags = {
    post: withoutDraftTags(documents.posts, data.tags),
    doc: new Map(docTags.map((tag) => [tag.key, tag])),
  };
  return { ...documents, tags, authors, projects, friends, releases, locales };
}

/** Reports tags and authors that no data file declares. */
function checkRegistries({ posts, docs, authors }: ContentIndex, data: DataFiles, problems: Problem[]): void {
  checkTags(posts, data, 'blog/tags.yml', problems);
  for (const [set, own] of data.docs) checkTags(docsOf(set, docs), own, `${set.folder}/tags.yml`, problems);
  if (!data.hasBrokenAuthors) checkAuthors(posts, authors, 'blog/authors.yml', problems);
}

/** Connects the docs of each set. */
const connectSets = (
  data: DataFiles,
  { docs, drafts, homeless }: Record<'docs' | 'drafts' | 'homeless', readonly ContentDocument[]>,
  locales: LocaleTable,
  problems: Problem[],
): Map<DocsSet, DocsSetContent> =>
  new Map(
    [...data.docs].map(([set, own]) => {
      const ofSet = { docs: docsOf(set, docs), drafts: docsOf(set, drafts), homeless: docsOf(set, homeless) };
      return [set, connectDocs(set, own, ofSet, locales, problems)];
    }),
  );

const docsOf = (set: DocsSet, documents: readonly ContentDocument[]): Doc[] =>
  documents.filter((document): document is Doc => document.collection === 'doc' && document.set === set);

/** What is wrong with the links of documents and sidebars. */
function linkProblems(
  index: ContentIndex,
  data: DataFiles,
  docsSets: ReadonlyMap<DocsSet, DocsSetContent>,
  targets: LinkTargets,
): Problem[] {
  const documents = documentsOf(index);
  const ofSidebars = [...docsSets].flatMap(([set, { links }]) =>
    checkAddresses(links, { ...targets, files: new Set() }, data.docs.get(set)?.sidebars?.file ?? ''),
  );
  return [...checkLinks(documents, targets), ...checkTranslationHeadings(documents), ...ofSidebars];
}

/** A document without those of its translations that are drafts. */
const withoutDraftTranslations = <D extends GroupedDocument>(document: D): D => ({
  ...document,
  translations: Object.fromEntries(
    Object.entries(document.translations).filter(([, { frontMatter }]) => !frontMatter.draft),
  ),
});
