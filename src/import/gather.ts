import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import type { OldBlog, OldContent, OldDocs } from './docusaurus/old-site';
import { nameCategories, type OldCategories } from './docusaurus/categories';
import type { Note } from './docusaurus/report';
import { DEFAULT_INSTANCE, CURRENT_VERSION } from '../domain/content/docs-names';
import { versionFolder, versionSegment, type DocsVersionSettings } from '../domain/content/docs-sets';
import { moveVersions } from './docusaurus/versions';
import { listFiles } from '../gatsby/store/content-files';
import { evaluateModule } from './evaluate';
import { findCollection, hasPage, isText, type MovedFile, type OldCollection } from './old-files';
import type { ReadSite } from './read-site';

/** One version of one docs instance. */
export interface OldDocsSet {
  options: OldDocs;
  version: DocsVersionSettings;
  /** Absolute path of its folder in the old site. */
  folder: string;
  /** Folder in the new content root. */
  to: string;
  /** Folder of its translations below that of each language. */
  translations: string;
  /** Base path of its addresses in the old site. */
  base: string;
  files: MovedFile[];
  /** The evaluated sidebars; null for the generated one. */
  sidebars: unknown;
  /** Content of its `_category_` files by path in the new root. */
  categories: OldCategories;
}

/** The posts of a blog. */
export interface OldBlogFiles {
  options: OldBlog;
  to: string;
  translations: string;
  files: MovedFile[];
}

/** Everything that moves, before any text is changed. */
export interface Gathered {
  docs: OldDocsSet[];
  /** Versions by docs instance, in the order of the configuration. */
  versions: Map<OldDocs, DocsVersionSettings[]>;
  blogs: OldBlogFiles[];
  pages: MovedFile[];
  /** Files that are published unchanged; `to` begins with `static/`. */
  published: MovedFile[];
  /** Addresses of pages that are React components, without language. */
  components: { file: string; path: string }[];
}

/** Lists everything that moves. */
export function gather(
  { old, site, languages: { languages } }: ReadSite,
  directory: string,
  notes: Note[],
): Gathered {
  const result: Gathered = {
    docs: [],
    versions: new Map(),
    blogs: [],
    pages: [],
    published: [],
    components: [],
  };
  const [main] = languages;
  const missing = (what: string, name: string) =>
    notes.push({
      kind: 'look',
      text: `The folder of ${what} does not exist, or is outside of the site`,
      place: name,
    });
  const find = (
    { exclude, include }: OldContent,
    collection: Pick<OldCollection, 'to' | 'folder' | 'translations'>,
  ): MovedFile[] => {
    const isExcluded = exclude ? createMatcher(exclude) : () => false;
    const isIncluded = include ? createMatcher(include) : () => true;
    const isRead = (file: string) => isIncluded(file) && !isExcluded(file);
    const { files, orphans, excluded } = findCollection(old, { ...collection, isRead }, languages);
    const leftOut = (places: readonly string[], text: string) =>
      notes.push(...places.map((place): Note => ({ kind: 'left-out', text, place })));
    leftOut(orphans, 'A translation whose original does not exist, which was never published');
    leftOut(excluded, 'A text that the configuration excludes, which was never published');
    return files;
  };
  for (const options of site.docs) {
    const { id, routeBasePath } = options;
    const isDefault = id === DEFAULT_INSTANCE;
    const own = isDefault ? '' : `${id}_`;
    const plugin = `docusaurus-plugin-content-docs${isDefault ? '' : `-${id}`}`;
    const folderOf = (version: string): string =>
      version === CURRENT_VERSION ? options.path : versionFolder(id, '', version);
    const isThere = (version: string): boolean => {
      const folder = folderOf(version);
      if (old.resolve(folder) === null) missing(`the docs "${id}"`, folder);
      return old.resolve(folder) !== null;
    };
    const written = old.data(`${own}versions.json`);
    const names = (Array.isArray(written) ? written.map(String) : []).filter((name) =>
      /^[\w.-]+$/.test(name),
    );
    const versions = moveVersions(options, names, isThere);
    if (versions.length > 0) result.versions.set(options, versions);
    for (const version of versions) {
      const isCurrent = version.name === CURRENT_VERSION;
      const to = versionFolder(id, isDefault ? 'docs' : id, version.name);
      const folder = path.resolve(old.folder, folderOf(version.name));
      const translations = `${plugin}/${isCurrent ? CURRENT_VERSION : `version-${version.name}`}`;
      const files = find(options, { to, folder, translations });
      const sidebars = isCurrent
        ? currentSidebars(options)
        : old.data(`${own}versioned_sidebars/version-${version.name}-sidebars.json`);
      const base = [routeBasePath, versionSegment(version)].filter((part) => part !== '').join('/');
      const categories: OldCategories = new Map(
        files.flatMap((file) => {
          const data = /_category_\.(?:ya?ml|json)$/.test(file.to)
            ? old.data(old.shown(file.absolute))
            : null;
          return typeof data === 'object' && data !== null
            ? [[file.to, data as Record<string, unknown>]]
            : [];
        }),
      );
      nameCategories(sidebars, categories, to);
      result.docs.push({ options, version, folder, to, translations, base, files, sidebars, categories });
    }
  }
  for (const options of site.blogs) {
    const folder = old.resolve(options.path);
    if (folder === null) {
      // The preset has a blog even if a site has none.
      if (options.path !== 'blog') missing('the blog', options.path);
      continue;
    }
    const to = result.blogs.length === 0 ? 'blog' : `blog/${options.id}`;
    const translations = `docusaurus-plugin-content-blog${options.id === 'default' ? '' : `-${options.id}`}`;
    result.blogs.push({ options, to, translations, files: find(options, { to, folder, translations }) });
  }
  for (const { folder } of languages) {
    const leftOut = (text: string, place: string) => notes.push({ kind: 'left-out', text, place });
    const code = [...old.messages(`${folder}/code.json`).keys()];
    if (code.some((key) => !key.startsWith('theme.')))
      leftOut('Translations of the site’s own components', `${folder}/code.json`);
    for (const { translations } of result.blogs)
      if (old.data(`${folder}/${translations}/options.json`) !== null)
        leftOut(
          'The title and description of a blog in a language',
          `${folder}/${translations}/options.json`,
        );
  }
  for (const options of site.pages) {
    const { path: folderName, routeBasePath, id } = options;
    const folder = old.resolve(folderName);
    if (folder === null) continue;
    const to = ['pages', routeBasePath].filter((part) => part !== '').join('/');
    const translations = `docusaurus-plugin-content-pages${id === 'default' ? '' : `-${id}`}`;
    for (const file of find(options, { to, folder, translations })) {
      if (isText(file.absolute)) result.pages.push(file);
      else if (/\.[jt]sx?$/.test(file.absolute) && hasPage(file.to.replace(/\.[jt]sx?$/, '.md')))
        result.components.push({
          file: file.from,
          path: [routeBasePath, file.key.replace(/\.[jt]sx?$/, '')].join('/'),
        });
      else if (!/\.(?:[jt]sx?|s?css|less)$/.test(file.absolute)) result.pages.push(file);
    }
  }
  for (const file of listFiles(path.join(old.folder, 'src', 'theme')))
    notes.push({
      kind: 'left-out',
      text: 'A component of the theme that the site replaced',
      place: `src/theme/${file}`,
    });
  for (const name of site.staticDirectories ?? ['static']) {
    const folder = old.resolve(name);
    if (folder === null) continue;
    for (const file of listFiles(folder)) {
      const absolute = path.join(folder, file);
      result.published.push({
        to: `static/${file}`,
        absolute,
        from: old.shown(absolute),
        locale: main.locale,
        key: file,
      });
    }
  }
  return result;

  function currentSidebars(options: OldDocs): unknown {
    if (options.sidebarPath === undefined) return null;
    const absolute = old.resolve(options.sidebarPath);
    if (absolute === null) return null;
    const { value, error } = evaluateModule(old, old.shown(absolute), directory);
    if (error === null) return value;
    notes.push({
      kind: 'look',
      text: `The sidebars could not be read, so one sidebar lists all docs: ${error}`,
      place: old.shown(absolute),
    });
    return null;
  }
}
