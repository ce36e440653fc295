import { postNeighbours, relatedPosts, type PostNeighbours } from '../blog/lists';
import { connectDocs, emptyData, type DocsSetContent, type DocsSetData } from '../docs/docs-set';
import { checkSidebarLinks } from '../links/check-addresses';
import { checkLinks } from '../links/check-links';
import type { LinkTargets } from '../links/resolve';
import type { LocaleTable } from '../routing/locale';
import { hasBlog, hasReleaseFeed, planContent, usedTags, type PagePlan, type PlanOptions } from './page-plan';
import { FEEDS, normalisePath, RELEASE_FEED, tagFeedPath } from '../routing/paths';
import { checkAuthors, readAuthors, type Authors, type Author } from '../content/authors';
import { groupDocuments, type VersionInput } from '../content/group-documents';
import { toDocs, toPages, toPosts } from '../content/collections';
import { ONE_SET, type DocsSet } from '../content/docs-sets';
import { versionsOf, type ContentDocument, type Doc, type Post } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import { checkData, parseYaml } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { warningAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import {
  categorySchema,
  friendsSchema,
  projectsSchema,
  releasesSchema,
  type FriendData,
  type ProjectData,
  type ReleaseData,
} from '../content/data-schemas';
import { classifySource, type Collection, type SourceFile } from '../content/source';
import { checkTags, docTagsOf, readTags, type Tag, type Tags } from '../content/tags';
import { homelessDocuments, withoutDocuments, type HomelessDocument } from './taken-addresses';
import { checkTranslationHeadings } from './translation-headings';

/** Settings that the content model depends on. */
export interface ContentSettings extends PlanOptions {
  locales: LocaleTable;
  /** All docs sets; those of a site with one folder of docs if omitted. */
  docsSets?: readonly DocsSet[];
  relatedCount: number;
  /** Whether drafts are part of the site (development). */
  includeDrafts: boolean;
  /** Root-relative addresses of files that are published unchanged. */
  staticFiles: Set<string>;
  /** Address at which a file of the content root is published; null if it does not exist. */
  fileAddress: LinkTargets['fileAddress'];
  /** Day a file of the content root was first committed; null if unknown. */
  firstCommit?: (file: string) => string | null;
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
  /** Ids of drafts, whether or not they are part of the site. */
  draftIds: string[];
  /** The docs by set, in the order of the configuration. */
  docsSets: ReadonlyMap<DocsSet, DocsSetContent>;
  postNeighbours: Map<string, PostNeighbours>;
  related: Map<string, Post[]>;
  plan: PagePlan;
  targets: LinkTargets;
  problems: Problem[];
}

/**
 * Puts the site together from its parsed documents and data files.
 * @param versions Every language of every document.
 * @param dataFiles The YAML files of the content root.
 */
export function buildSiteContent(
  versions: readonly VersionInput[],
  dataFiles: readonly SourceFile[],
  settings: ContentSettings,
): SiteContent {
  const problems: Problem[] = [];
  const { locales, docsSets: sets = ONE_SET } = settings;
  const data = readDataFiles(dataFiles, locales, sets, problems);
  const groups = groupDocuments(versions, locales, problems);
  const all = [...groups.values()].flat();
  const visible = (documents: readonly ContentDocument[] = []): ContentDocument[] =>
    settings.includeDrafts ? [...documents] : documents.filter((document) => !document.draft);
  const wanted: ContentIndex = {
    posts: toPosts(visible(groups.get('post')), problems, settings.firstCommit),
    docs: toDocs(visible(groups.get('doc')), problems, sets),
    pages: toPages(visible(groups.get('page'))),
    tags: { post: data.tags, doc: publishedTags(data.docs) },
    authors: data.authors,
    projects: data.projects,
    friends: data.friends,
    releases: data.releases,
    locales,
  };
  const homeless = homelessDocuments(planContent(wanted, settings), wanted, problems);
  const index = withoutDocuments(wanted, new Set(homeless.map(({ document }) => document)));
  checkTags(index.posts, index.tags.post, 'blog/tags.yml', data.hasTags, locales, problems);
  const docsOf = (set: DocsSet): Doc[] => index.docs.filter((doc) => doc.set === set);
  for (const [set, { tags, hasTags }] of data.docs)
    checkTags(docsOf(set), tags, `${set.folder}/tags.yml`, hasTags, locales, problems);
  index.tags.doc = publishedTags(data.docs);
  if (!data.hasBrokenAuthors) checkAuthors(index.posts, index.authors, 'blog/authors.yml', problems);
  const drafts = toDocs(
    (groups.get('doc') ?? []).filter(({ draft }) => draft),
    [],
    sets,
  );
  const homelessDocs = wanted.docs.filter((doc) => !index.docs.includes(doc));
  const docsSets = new Map(
    [...data.docs].map(([set, setData]) => {
      const idsOf = (docs: readonly Doc[]) => docs.filter((doc) => doc.set === set).map(({ id }) => id);
      const unpublished = new Set([...idsOf(drafts), ...idsOf(homelessDocs)]);
      const ids = { drafts: idsOf(drafts), unpublished };
      return [set, connectDocs({ set, docs: docsOf(set) }, setData, ids, problems)];
    }),
  );
  const plan = planContent(index, settings);
  const targets = linkTargets(index, plan, settings, homeless);
  const documents = [...index.posts, ...index.docs, ...index.pages];
  problems.push(...checkLinks(documents, targets), ...checkTranslationHeadings(documents));
  for (const { links } of docsSets.values()) problems.push(...checkSidebarLinks(links, targets));
  return {
    index,
    draftIds: all
      .filter((document) => document.draft)
      .map((document) => document.key)
      .sort(),
    docsSets,
    postNeighbours: postNeighbours(index.posts),
    related: relatedPosts(index.posts, settings.relatedCount),
    plan,
    targets,
    problems,
  };
}

/** The tags that have pages: those of the last version of each instance. */
const publishedTags = (docs: DataFiles['docs']): ContentIndex['tags']['doc'] =>
  new Map(
    [...docs].flatMap(([set, { tags }]) =>
      set.isLast ? docTagsOf(set, tags).map((tag) => [tag.key, tag] as const) : [],
    ),
  );

interface DataFiles {
  tags: Tags;
  /** Whether there is a registry of the tags of posts that can be read. */
  hasTags: boolean;
  authors: Authors;
  /** Whether `authors.yml` is invalid: then only that is reported, not the posts that use it. */
  hasBrokenAuthors: boolean;
  docs: Map<DocsSet, DocsSetData>;
  projects: ProjectData[];
  friends: FriendData[];
  releases: ReleaseData[];
}

/** Names of the files in `data/`. */
const DATA_NAMES = ['friends', 'projects', 'releases'];

function readDataFiles(
  files: readonly SourceFile[],
  locales: LocaleTable,
  sets: readonly DocsSet[],
  problems: Problem[],
): DataFiles {
  const result: DataFiles = {
    tags: new Map(),
    hasTags: false,
    authors: new Map(),
    hasBrokenAuthors: false,
    docs: new Map(sets.map((set) => [set, emptyData(set)])),
    projects: [],
    friends: [],
    releases: [],
  };
  for (const file of files) {
    const source = classifySource(file.path, locales, sets);
    if (source.kind === 'other' || source.kind === 'document') continue;
    const yaml = parseYaml(file.text, file.path, 1, problems);
    if (source.kind === 'authors') {
      const authors = yaml && readAuthors(yaml, file.path, locales, problems);
      result.authors = authors ?? new Map<string, Author>();
      result.hasBrokenAuthors = authors === null;
    }
    if (!yaml) continue;
    if (source.kind === 'tags') {
      const tags = readTags(yaml, file.path, locales, problems);
      const target = source.collection === 'post' ? result : result.docs.get(source.set);
      if (target) {
        target.tags = tags ?? new Map<string, Tag>();
        target.hasTags = tags !== null;
      }
    } else if (source.kind === 'sidebars') {
      const target = result.docs.get(source.set);
      if (target) Object.assign(target, { sidebars: yaml, sidebarsFile: file.path });
    } else if (source.kind === 'data' && source.name === 'projects') {
      result.projects = checkData(projectsSchema, yaml, file.path, problems) ?? [];
    } else if (source.kind === 'data' && source.name === 'friends') {
      result.friends = checkData(friendsSchema, yaml, file.path, problems) ?? [];
    } else if (source.kind === 'data' && source.name === 'releases') {
      result.releases = checkData(releasesSchema, yaml, file.path, problems) ?? [];
    } else if (source.kind === 'data') {
      const close = nearest(source.name, DATA_NAMES);
      problems.push(
        warningAt(
          file.path,
          { line: 1, column: 1 },
          'Nothing reads this file.',
          close === null ? `Files of data/ are ${DATA_NAMES.join(', ')}.` : `Did you mean data/${close}.yml?`,
        ),
      );
    } else if (source.kind === 'category') {
      const category = checkData(categorySchema, yaml, file.path, problems);
      const target = result.docs.get(source.set);
      if (category && target) {
        target.categories.set(plainFolder(source.folder), category);
        target.categoryPlaces.set(plainFolder(source.folder), { file: file.path, placeOf: yaml.placeOf });
      }
    }
  }
  return result;
}

/** A folder without number prefixes. */
const plainFolder = (folder: string): string =>
  folder
    .split('/')
    .map((name) => splitNumberPrefix(name).name)
    .join('/');

/** Feeds are published in every language, like pages. */
const feedPaths = (index: ContentIndex): string[] => [
  ...(hasBlog(index) ? FEEDS.map(({ path }) => path) : []),
  ...(hasReleaseFeed(index) ? [RELEASE_FEED] : []),
  ...usedTags('post', index).flatMap((tag) => (tag.unlisted ? [] : tagFeedPath(tag.slug))),
];

function linkTargets(
  index: ContentIndex,
  plan: PagePlan,
  { staticFiles, fileAddress }: ContentSettings,
  homeless: readonly HomelessDocument[],
): LinkTargets {
  const documents = [...index.posts, ...index.docs, ...index.pages];
  const files = new Map<string, ContentDocument>();
  const addFiles = (source: ContentDocument, target: ContentDocument): void => {
    for (const version of versionsOf<Collection>(source)) files.set(version.file, target);
    // A link may name the file without language suffix, whatever languages exist.
    files.set(source.original.file.replace(/\.[A-Za-z-]+(\.mdx?)$/, '$1'), target);
  };
  for (const document of documents) addFiles(document, document);
  // A link to the file of a document without a page leads to the page at its address.
  for (const { document, winner } of homeless) if (winner) addFiles(document, winner);
  return {
    locales: index.locales,
    files,
    paths: new Map(
      [...plan.pages.map((page) => page.neutralPath), ...feedPaths(index)].map((path) => [
        normalisePath(path),
        path,
      ]),
    ),
    documents: new Map(documents.map((document) => [normalisePath(document.path), document])),
    staticFiles,
    fileAddress,
  };
}
