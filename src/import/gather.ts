import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { nameCategories, type OldCategories } from './docusaurus/categories';
import { asObject } from '../domain/basics/data';
import { address, oldDoc, trimmed } from './docusaurus/old-addresses';
import type { OldBlog, OldContent, OldDocs } from './docusaurus/old-site';
import { moveVersions, newDocsPath } from './docusaurus/versions';
import { CURRENT_VERSION, DEFAULT_INSTANCE } from '../domain/content/docs-names';
import { versionFolder, versionSegment, type DocsVersionSettings } from '../domain/content/docs-sets';
import { addressFault } from '../domain/routing/address-fault';
import { evaluateModule } from './evaluate';
import { hasPage, isText, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';

/** A folder of texts in all languages, with the options of its plugin. */
export interface Collection<Options extends OldContent = OldContent> {
  kind: 'doc' | 'post' | 'page';
  options: Options;
  folder: string;
  to: string;
  /** Folder of its translations below that of each language. */
  translations: string;
  files: MovedFile[];
}

/** One version of one docs instance. */
export interface OldDocsSet extends Collection<OldDocs> {
  version: DocsVersionSettings;
  base: string;
  /** Where its instance and it are in the new site. */
  newPath: string;
  newBase: string;
  /** The evaluated sidebars; null for the generated one. */
  sidebars: unknown;
  /** Content of its `_category_` files by path in the new root. */
  categories: OldCategories;
  /** Addresses of the overviews of categories, below the base. */
  overviews: string[];
}

/** Everything that moves, before any text is changed. */
export interface Gathered {
  docs: OldDocsSet[];
  blogs: Collection<OldBlog>[];
  pages: Collection[];
  /** Files that are published unchanged: path in the new root, which begins with `static/`, and absolute path. */
  published: Map<string, string>;
  /** Addresses of pages that are React components, without language. */
  components: { file: string; path: string }[];
}

/** Lists everything that moves. */
export function gather(read: ReadSite): Gathered {
  const { old, site, note } = read;
  const atRoot = site.docs.find(({ routeBasePath }) => routeBasePath === '');
  const docs = site.docs.flatMap((options) => docsSets(options, read, options === atRoot));
  const result: Gathered = { docs, blogs: [], pages: [], published: new Map(), components: [] };
  for (const options of site.blogs) {
    const folder = old.resolve(options.path);
    const to = result.blogs.length === 0 ? 'blog' : `blog/${options.id}`;
    if (folder !== null) result.blogs.push(collect(read, 'post', options, folder, to));
    // The preset has a blog even if a site has none.
    else if (options.path !== 'blog') note('look', missing('the blog'), options.path);
  }
  for (const options of site.pages) {
    const folder = old.resolve(options.path);
    if (folder === null) continue;
    const to = trimmed(path.posix.join('pages', path.posix.join('/', options.routeBasePath)));
    const found = collect(read, 'page', options, folder, to);
    for (const { from, key } of found.files)
      if (/\.[jt]sx?$/.test(key) && hasPage(key.replace(/\.[jt]sx?$/, '.md'))) {
        result.components.push({ file: from, path: `${options.routeBasePath}/${key}` });
        note('left-out', 'A page that is a React component', from);
      }
    const files = found.files.filter(({ key }) => !/\.(?:[jt]sx?|s?css|less)$/.test(key));
    result.pages.push({ ...found, files });
  }
  for (const name of site.staticDirectories ?? ['static']) {
    const folder = old.resolve(name);
    if (folder === null) continue;
    for (const file of old.files(folder)) result.published.set(`static/${file}`, path.join(folder, file));
  }
  const theme = old.resolve('src/theme');
  for (const file of theme === null ? [] : old.files(theme))
    note('left-out', 'A component of the theme that the site replaced', `src/theme/${file}`);
  return result;
}

const missing = (what: string): string => `The folder of ${what} does not exist, or may not be read`;

/** Pages that this program makes itself. */
const OWN_PAGES = /^\/(?:search|blog)(?:\/|$)/i;

const CATEGORY = /_category_\.(?:ya?ml|json)$/;

/** @param mayHaveRoot Whether their address may be that of the site. */
function docsSets(options: OldDocs, read: ReadSite, mayHaveRoot: boolean): OldDocsSet[] {
  const { old, note } = read;
  const { id } = options;
  const own = id === DEFAULT_INSTANCE ? '' : `${id}_`;
  const folderOf = (version: string): string => versionFolder(id, options.path, version);
  const isThere = (version: string): boolean => {
    const found = old.resolve(folderOf(version));
    if (found === null) note('look', missing(`the docs "${id}"`), folderOf(version));
    return found !== null;
  };
  const written = old.data(`${own}versions.json`);
  const names = (Array.isArray(written) ? written : []).map(String).filter((name) => /^[\w.-]+$/.test(name));
  const sets = moveVersions(options, names, isThere).map((version) => {
    const { name } = version;
    const isCurrent = name === CURRENT_VERSION;
    const folder = path.resolve(old.folder, folderOf(name));
    const to = versionFolder(id, id === DEFAULT_INSTANCE ? 'docs' : id, name);
    const found = collect(read, 'doc', options, folder, to, isCurrent ? '/current' : `/version-${name}`);
    const sidebars = isCurrent
      ? currentSidebars(options, read)
      : old.data(`${own}versioned_sidebars/version-${name}-sidebars.json`);
    const segment = versionSegment(version);
    const base = trimmed(`${options.routeBasePath}/${segment}`);
    const categories: OldCategories = new Map();
    for (const file of found.files) {
      const data = CATEGORY.test(file.to) ? old.data(file.from) : null;
      if (typeof data === 'object' && data !== null) categories.set(file.to, asObject(data));
    }
    const overviews = nameCategories(sidebars, categories, to);
    return { ...found, version, segment, base, sidebars, categories, overviews };
  });
  const isFree = ({ base, files }: (typeof sets)[number]): boolean =>
    files
      .filter(({ from }) => hasPage(from))
      .every(({ key, absolute, from }) => {
        const doc = { path: key + path.extname(from), frontMatter: old.frontMatter(absolute) };
        const slug = address(base, oldDoc(doc, options.numberPrefixParser !== false).slug);
        return !OWN_PAGES.test(slug) && addressFault(slug) === null;
      });
  const newPath = newDocsPath(options, mayHaveRoot && sets.every(isFree));
  return sets.map(({ segment, ...set }) => ({ ...set, newPath, newBase: trimmed(`${newPath}/${segment}`) }));
}

function currentSidebars({ sidebarPath }: OldDocs, { old, note }: ReadSite): unknown {
  const file = sidebarPath === undefined ? null : old.resolve(sidebarPath);
  if (file === null) return null;
  const { value, error } = evaluateModule(old, file);
  if (error !== null)
    note('look', `The sidebars could not be read, so one sidebar lists all docs: ${error}`, old.shown(file));
  return value;
}

/** Names of data files that are read and written by parts of the import of their own. */
const OWN_DATA = /(?:^|\/)(?:authors|tags)\.(?:ya?ml|json)$/;

/** Lists the files of a collection: the default language's, and translations under names with a language. */
function collect<Options extends OldContent>(
  { old, languages, note }: ReadSite,
  kind: Collection['kind'],
  options: Options,
  folder: string,
  into: string,
  version = '',
): Collection<Options> {
  const plugin = { doc: 'docs', post: 'blog', page: 'pages' }[kind];
  const instance = options.id === DEFAULT_INSTANCE ? '' : `-${options.id}`;
  const translations = `docusaurus-plugin-content-${plugin}${instance}${version}`;
  const isExcluded = createMatcher(options.exclude ?? []);
  const isIncluded = createMatcher(options.include ?? ['**']);
  const files: MovedFile[] = [];
  const originals = new Set<string>();
  for (const { folder: i18n, locale } of languages) {
    const isOriginal = locale === languages[0].locale;
    const base = isOriginal ? folder : old.resolve(`${i18n}/${translations}`);
    if (base === null) continue;
    for (const file of old.files(base)) {
      const absolute = path.join(base, file);
      const from = old.shown(absolute);
      const key = file.replace(/\.mdx?$/, '');
      const isOwn = OWN_DATA.test(file) || (!isOriginal && (CATEGORY.test(file) || file === 'options.json'));
      if (isOwn || file.split('/').includes('node_modules')) continue;
      if (hasPage(file) && (isExcluded(file) || !isIncluded(file))) {
        note('left-out', 'A text that the configuration excludes, which was never published', from);
        continue;
      }
      if (isOriginal) originals.add(key);
      else if (hasPage(file) && !originals.has(key)) {
        note('left-out', 'A translation whose original does not exist, which was never published', from);
        continue;
      }
      const original = originals.has(key) && !isText(file) ? path.join(folder, file) : null;
      if (!isOriginal && original && readFileSync(absolute).equals(readFileSync(original))) continue;
      const ending = path.extname(file);
      const translated = `${file.slice(0, file.length - ending.length)}.${locale}${ending}`;
      const isTranslated = !isOriginal && (isText(file) || original !== null);
      const name = isTranslated ? translated : file;
      const safe = name.replace(/[%?#]/g, '-').replace(/\.html?(?=(?:\.[\w-]+)?\.mdx?$)/, '');
      const to = `${into}/${hasPage(file) ? safe : name}`;
      if (!to.endsWith(name))
        note('changed', 'A text is called otherwise: its name cannot be an address', from);
      files.push({ to, absolute, from, locale, key });
    }
  }
  return { kind, options, folder, to: into, translations, files };
}
