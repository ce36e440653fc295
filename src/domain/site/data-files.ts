import { readAuthors, type Author, type Authors } from '../content/authors';
import {
  categorySchema,
  friendsSchema,
  projectsSchema,
  redirectsSchema,
  releasesSchema,
  type FriendData,
  type ProjectData,
  type ReleaseData,
} from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import { checkData, parseYaml } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { classifySource, type SourceFile } from '../content/source';
import { readTags, type Tag, type TagPermalinks, type TagRegistry } from '../content/tags';
import { emptyData, type DocsSetData } from '../docs/docs-set';
import { nearest } from '../problem/nearest';
import { warningAt, type Problem } from '../problem/problem';
import type { LocaleTable } from '../routing/locale';
import type { WrittenRedirects } from './written-redirects';

interface DataFiles extends TagRegistry {
  authors: Authors;
  /** Whether `authors.yml` is invalid: then only that is reported, not the posts that use it. */
  hasBrokenAuthors: boolean;
  docs: Map<DocsSet, DocsSetData>;
  projects: ProjectData[];
  friends: FriendData[];
  releases: ReleaseData[];
  redirects: WrittenRedirects | null;
}

const DATA_NAMES = ['friends', 'projects', 'redirects', 'releases'];

/** Reads and checks the data files of the content root. */
export function readDataFiles(
  files: readonly SourceFile[],
  { locales, tagPermalinks }: { locales: LocaleTable; tagPermalinks?: TagPermalinks | undefined },
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
      // Other files may be data that documents import.
      const close = nearest(source.name, DATA_NAMES);
      if (close !== null)
        problems.push(
          warningAt(
            file.path,
            { line: 1, column: 1 },
            'The site does not read this file.',
            `Did you mean data/${close}.yml?`,
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

const plainFolder = (folder: string): string =>
  folder
    .split('/')
    .map((name) => splitNumberPrefix(name).name)
    .join('/');
