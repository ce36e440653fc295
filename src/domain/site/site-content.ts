import { postNeighbours, relatedPosts, type PostNeighbours } from '../blog/lists';
import { connectDocs, emptyData, type DocsSetContent, type DocsSetData } from '../docs/docs-set';
import { checkSidebarLinks } from '../links/check-addresses';
import { checkLinks } from '../links/check-links';
import type { LinkTargets } from '../links/resolve';
import type { LocaleTable } from '../routing/locale';
import { linkTargets } from './link-targets';
import { planContent, type PagePlan, type PlanOptions } from './page-plan';
import { addInlineAuthors, checkAuthors, readAuthors, type Authors, type Author } from '../content/authors';
import { groupDocuments, type VersionInput } from '../content/group-documents';
import { toDocs, toPages, toPosts, type PostSettings } from '../content/collections';
import { ONE_SET, setOfKey, type DocsSet } from '../content/docs-sets';
import type { ContentDocument, Doc, Post } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import { checkData, parseYaml } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { warningAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import {
  categorySchema,
  friendsSchema,
  projectsSchema,
  redirectsSchema,
  releasesSchema,
  type FriendData,
  type ProjectData,
  type RedirectData,
  type ReleaseData,
} from '../content/data-schemas';
import { classifySource, type SourceFile } from '../content/source';
import {
  checkTags,
  docTagsOf,
  dropUnusedTags,
  readTags,
  resolveTags,
  type Tag,
  type TagPermalinks,
  type Tags,
} from '../content/tags';
import { publishedAddresses } from './published-addresses';
import { planRedirects } from './redirects';
import { checkRedirects, redirectTargets, type WrittenRedirects } from './written-redirects';
import { homelessDocuments, withoutDocuments } from './taken-addresses';
import { checkTranslationHeadings } from './translation-headings';

/** Settings that the content model depends on. */
export interface ContentSettings extends PlanOptions, PostSettings {
  locales: LocaleTable;
  /** All docs sets; those of a site with one folder of docs if omitted. */
  docsSets?: readonly DocsSet[];
  relatedCount: number;
  /** Addresses of tags without `permalink`. */
  tagPermalinks?: TagPermalinks | undefined;
  /** Whether drafts are part of the site (development). */
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
  /** Ids of drafts, whether or not they are part of the site. */
  draftIds: string[];
  /** The docs by set, in the order of the configuration. */
  docsSets: ReadonlyMap<DocsSet, DocsSetContent>;
  postNeighbours: Map<string, PostNeighbours>;
  related: Map<string, Post[]>;
  plan: PagePlan;
  targets: LinkTargets;
  /** Redirects from addresses that pages had before. */
  redirects: RedirectData[];
  /** Everything with an address, redirects aside; without the base path. */
  addresses: string[];
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
  const data = readDataFiles(dataFiles, settings, sets, problems);
  const dataOfDoc = (key: string): DocsSetData | undefined => {
    const set = setOfKey(key, sets);
    return set && data.docs.get(set);
  };
  const tagged = resolveTags(
    versions,
    ({ collection, key }) => {
      const registry = collection === 'post' ? data : collection === 'doc' ? dataOfDoc(key) : undefined;
      return registry && { tags: registry.tags, hasRegistry: registry.hasTags };
    },
    locales,
    settings.tagPermalinks ?? 'key',
  );
  const groups = groupDocuments(tagged, locales, problems);
  const all = [...groups.values()].flat();
  const visible = (documents: readonly ContentDocument[] = []): ContentDocument[] =>
    settings.includeDrafts ? [...documents] : documents.filter((document) => !document.draft);
  const wanted: ContentIndex = {
    posts: toPosts(visible(groups.get('post')), problems, settings),
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
  dropUnusedTags(index.posts, index.tags.post);
  if (data.hasTags) checkTags(index.posts, index.tags.post, 'blog/tags.yml', problems);
  const docsOf = (set: DocsSet): Doc[] => index.docs.filter((doc) => doc.set === set);
  for (const [set, { tags, hasTags }] of data.docs) {
    dropUnusedTags(docsOf(set), tags);
    if (hasTags) checkTags(docsOf(set), tags, `${set.folder}/tags.yml`, problems);
  }
  index.tags.doc = publishedTags(data.docs);
  if (!data.hasBrokenAuthors) checkAuthors(index.posts, index.authors, 'blog/authors.yml', problems);
  addInlineAuthors(index.posts, index.authors, locales, problems);
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
  const addresses = publishedAddresses(index, plan, settings.staticFiles);
  const planned = planRedirects(plan.pages, index.authors, locales).map(({ from }) => from);
  const redirects = data.redirects ? checkRedirects(data.redirects, addresses, planned, problems) : [];
  const targets = {
    ...linkTargets(index, plan, settings, homeless),
    redirects: redirectTargets(redirects),
  };
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
    redirects,
    addresses,
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
  redirects: WrittenRedirects | null;
}

/** Names of the files in `data/`. */
const DATA_NAMES = ['friends', 'projects', 'redirects', 'releases'];

function readDataFiles(
  files: readonly SourceFile[],
  { locales, tagPermalinks }: ContentSettings,
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
    redirects: null,
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
      const tags = readTags(yaml, file.path, locales, problems, tagPermalinks);
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
    } else if (source.kind === 'data' && source.name === 'redirects') {
      const redirects = checkData(redirectsSchema, yaml, file.path, problems) ?? [];
      result.redirects = { file: file.path, redirects, placeOf: yaml.placeOf };
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
