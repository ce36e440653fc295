import type { z } from 'zod';
import { own } from '../basics/own';
import { readAuthors, type Author, type Authors } from '../content/authors';
import { categorySchema, LISTS, type Lists } from '../content/data-schemas';
import type { DocsSet } from '../content/docs-sets';
import { checkData, parseYaml, type YamlData } from '../content/front-matter';
import { splitNumberPrefix } from '../content/permalink';
import { classifySource, type SourceFile } from '../content/source';
import { readTags, type Tag, type TagPermalinks, type TagRegistry } from '../content/tags';
import { emptyData } from '../docs/docs-set';
import { nearest } from '../problem/nearest';
import type { Problem } from '../problem/problem';
import type { LocaleTable } from '../routing/locale';

/** The data files, as they are written. */
export type DataFiles = ReturnType<typeof readDataFiles>;

/** Reads and checks the data files of the content root. */
export function readDataFiles(
  files: readonly SourceFile[],
  { locales, tagPermalinks }: { locales: LocaleTable; tagPermalinks?: TagPermalinks | undefined },
  sets: readonly DocsSet[],
  problems: Problem[],
) {
  const registry: TagRegistry = { tags: new Map(), hasTags: false };
  const lists: Lists = { projects: [], friends: [], releases: [], redirects: [] };
  const result = {
    ...registry,
    ...lists,
    authors: new Map() as Authors,
    /** Whether `authors.yml` is invalid: then only that is reported, not the posts that use it. */
    hasBrokenAuthors: false,
    docs: new Map(sets.map((set) => [set, emptyData()])),
    redirectsFile: null as YamlData | null,
  };
  for (const file of files) {
    const source = classifySource(file.path, locales, sets);
    if (source.kind === 'other' || source.kind === 'document') continue;
    const yaml = parseYaml(file.text, file.path, 1, problems);
    if (source.kind === 'authors') {
      const authors = yaml && readAuthors(yaml, locales);
      result.authors = authors ?? new Map<string, Author>();
      result.hasBrokenAuthors = authors === null;
    }
    if (!yaml) continue;
    if (source.kind === 'tags') {
      const tags = readTags(yaml, locales, tagPermalinks);
      const target = source.collection === 'post' ? result : result.docs.get(source.set);
      if (target) {
        target.tags = tags ?? new Map<string, Tag>();
        target.hasTags = tags !== null;
      }
    } else if (source.kind === 'sidebars') {
      const target = result.docs.get(source.set);
      if (target) target.sidebars = yaml;
    } else if (source.kind === 'data') {
      const schema = own<z.ZodType>(LISTS, source.name);
      if (schema) Object.assign(result, { [source.name]: checkData(schema, yaml, locales) ?? [] });
      if (source.name === 'redirects') result.redirectsFile = yaml;
      // Other files may be data that documents import.
      const close = schema ? null : nearest(source.name, Object.keys(LISTS));
      if (close !== null)
        yaml.warn([], 'The site does not read this file.', `Did you mean data/${close}.yml?`);
    } else if (source.kind === 'category') {
      const category = checkData(categorySchema, yaml, locales);
      const target = result.docs.get(source.set);
      if (category && target) {
        target.categories.set(plainFolder(source.folder), category);
        target.categoryFiles.set(plainFolder(source.folder), yaml);
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
