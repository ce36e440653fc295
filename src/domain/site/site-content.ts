import { postNeighbours, relatedPosts, type PostNeighbours } from '../blog/lists';
import {
  buildSidebars,
  docNeighbours,
  readSidebars,
  type DocNeighbours,
  type Sidebars,
} from '../docs/sidebars';
import { checkLinks } from '../links/check-links';
import type { LinkTargets } from '../links/resolve';
import type { LocaleTable } from '../routing/locale';
import { linkTargets } from './link-targets';
import { planContent, type PagePlan, type PlanOptions } from './page-plan';
import { addInlineAuthors, checkAuthors, readAuthors, type Authors, type Author } from '../content/authors';
import { groupDocuments, type VersionInput } from '../content/group-documents';
import { toDocs, toPages, toPosts, type PostSettings } from '../content/collections';
import type { ContentDocument, Post } from '../content/documents';
import type { ContentIndex } from '../content/content-index';
import { checkData, parseYaml, type YamlData } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { errorAt, warningAt, type Problem } from '../problem/problem';
import { nearest } from '../problem/nearest';
import {
  categorySchema,
  friendsSchema,
  projectsSchema,
  redirectsSchema,
  releasesSchema,
  type CategoryData,
  type FriendData,
  type ProjectData,
  type RedirectData,
  type ReleaseData,
} from '../content/data-schemas';
import { classifySource, type SourceFile } from '../content/source';
import {
  checkTags,
  dropUnusedTags,
  readTags,
  resolveTags,
  type Tag,
  type TagPermalinks,
} from '../content/tags';
import { publishedAddresses } from './published-addresses';
import { planRedirects } from './redirects';
import { checkRedirects, redirectTargets, type WrittenRedirects } from './written-redirects';
import { homelessDocuments, withoutDocuments } from './taken-addresses';
import { checkTranslationHeadings } from './translation-headings';

/** Settings that the content model depends on. */
export interface ContentSettings extends PlanOptions, PostSettings {
  locales: LocaleTable;
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

/** The whole content of the site, connected and checked. */
export interface SiteContent {
  index: ContentIndex;
  /** Ids of drafts, whether or not they are part of the site. */
  draftIds: string[];
  /** Ids of the docs among them. */
  draftDocIds: string[];
  sidebars: Sidebars;
  docNeighbours: Map<string, DocNeighbours>;
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
  const { locales } = settings;
  const data = readDataFiles(dataFiles, settings, problems);
  const permalinks = settings.tagPermalinks ?? 'key';
  const tagged = resolveTags(
    versions,
    ({ collection }) =>
      collection === 'page'
        ? undefined
        : { tags: data.tags[collection], hasRegistry: data.hasTags[collection] },
    locales,
    permalinks,
  );
  const groups = groupDocuments(tagged, locales, problems);
  const all = [...groups.values()].flat();
  const visible = (documents: readonly ContentDocument[] = []): ContentDocument[] =>
    settings.includeDrafts ? [...documents] : documents.filter((document) => !document.draft);
  const wanted: ContentIndex = {
    posts: toPosts(visible(groups.get('post')), problems, settings),
    docs: toDocs(visible(groups.get('doc')), problems),
    pages: toPages(visible(groups.get('page'))),
    tags: data.tags,
    authors: data.authors,
    categories: data.categories,
    projects: data.projects,
    friends: data.friends,
    releases: data.releases,
    locales,
  };
  const homeless = homelessDocuments(planContent(wanted, settings), wanted, problems);
  const index = withoutDocuments(wanted, new Set(homeless.map(({ document }) => document)));
  dropUnusedTags(index.posts, index.tags.post);
  dropUnusedTags(index.docs, index.tags.doc);
  if (data.hasTags.post) checkTags(index.posts, index.tags.post, 'blog/tags.yml', problems);
  if (data.hasTags.doc) checkTags(index.docs, index.tags.doc, 'docs/tags.yml', problems);
  if (!data.hasBrokenAuthors) checkAuthors(index.posts, index.authors, 'blog/authors.yml', problems);
  addInlineAuthors(index.posts, index.authors, locales, problems);
  const draftDocs = new Set(
    toDocs(
      (groups.get('doc') ?? []).filter(({ draft }) => draft),
      [],
    ).map(({ id }) => id),
  );
  const unpublished = new Set([
    ...draftDocs,
    ...wanted.docs.filter((doc) => !index.docs.includes(doc)).map(({ id }) => id),
  ]);
  const sidebarsData = readSidebars(data.sidebars, 'docs/sidebars.yml', problems);
  const sidebars = buildSidebars(
    sidebarsData,
    index,
    { file: 'docs/sidebars.yml', placeOf: data.sidebars?.placeOf },
    problems,
    unpublished,
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
  reportCategoryLinks(index, data.categoryPlaces, unpublished, problems);
  return {
    index,
    draftIds: all
      .filter((document) => document.draft)
      .map((document) => document.key)
      .sort(),
    draftDocIds: [...draftDocs].sort(),
    sidebars,
    docNeighbours: docNeighbours(sidebars, index, problems, unpublished),
    postNeighbours: postNeighbours(index.posts),
    related: relatedPosts(index.posts, settings.relatedCount),
    plan,
    targets,
    redirects,
    addresses,
    problems,
  };
}

interface DataFiles {
  tags: ContentIndex['tags'];
  /** Whether there is a registry that can be read. */
  hasTags: { post: boolean; doc: boolean };
  authors: Authors;
  /** Whether `authors.yml` is invalid: then only that is reported, not the posts that use it. */
  hasBrokenAuthors: boolean;
  categories: Map<string, CategoryData>;
  /** Docs folder → file of its category, and positions in it. */
  categoryPlaces: Map<string, { file: string; placeOf: YamlData['placeOf'] }>;
  projects: ProjectData[];
  friends: FriendData[];
  releases: ReleaseData[];
  redirects: WrittenRedirects | null;
  sidebars: YamlData | null;
}

/** Names of the files in `data/`. */
const DATA_NAMES = ['friends', 'projects', 'redirects', 'releases'];

function readDataFiles(
  files: readonly SourceFile[],
  { locales, tagPermalinks }: ContentSettings,
  problems: Problem[],
): DataFiles {
  const result: DataFiles = {
    tags: { post: new Map(), doc: new Map() },
    hasTags: { post: false, doc: false },
    authors: new Map(),
    hasBrokenAuthors: false,
    categories: new Map(),
    categoryPlaces: new Map(),
    projects: [],
    friends: [],
    releases: [],
    redirects: null,
    sidebars: null,
  };
  for (const file of files) {
    const source = classifySource(file.path, locales);
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
      result.tags[source.collection] = tags ?? new Map<string, Tag>();
      result.hasTags[source.collection] = tags !== null;
    } else if (source.kind === 'sidebars') result.sidebars = yaml;
    else if (source.kind === 'data' && source.name === 'projects') {
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
      if (category) {
        result.categories.set(plainFolder(source.folder), category);
        result.categoryPlaces.set(plainFolder(source.folder), { file: file.path, placeOf: yaml.placeOf });
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

/** Reports categories that lead to a missing doc. */
function reportCategoryLinks(
  index: ContentIndex,
  places: DataFiles['categoryPlaces'],
  unpublished: ReadonlySet<string>,
  problems: Problem[],
): void {
  const ids = new Set(index.docs.map(({ id }) => id));
  for (const [folder, { link }] of index.categories) {
    const source = places.get(folder);
    if (!source || link?.type !== 'doc' || ids.has(link.id) || unpublished.has(link.id)) continue;
    const close = nearest(link.id, ids);
    problems.push(
      errorAt(
        source.file,
        source.placeOf(['link', 'id']),
        `The category leads to "${link.id}", which is not a doc.`,
        close === null ? 'Write the id of a doc, such as Docker/Basic.' : `Did you mean "${close}"?`,
      ),
    );
  }
}
