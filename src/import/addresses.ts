import kebabCase from 'lodash/kebabCase.js';
import { asObject, asText } from '../domain/basics/data';
import { groupBy } from '../domain/basics/group-by';
import type { MovedLanguages } from './docusaurus/languages';
import {
  address,
  listPages,
  oldDoc,
  oldPage,
  oldPostSlug,
  oldTag,
  slashed,
} from './docusaurus/old-addresses';
import type { ComparedAddresses } from './docusaurus/report';
import { tagsOf, type TagsFile } from './docusaurus/tags';
import { normalisePath, splitAddress } from '../domain/routing/paths';
import type { Collection, Gathered, OldDocsSet } from './gather';
import type { Inspection } from './inspect';
import { hasPage, isText } from './old-files';
import type { ReadSite } from './read-site';

/** An address of the old site in one language, without the base path. */
export interface OldAddress {
  path: string;
  /** Prefix of its language in the new site. */
  prefix: string;
  /** Its document in the new content root. */
  file?: string;
  /** Whether it is that of a file, which has one address here and not one in each language. */
  isFile?: boolean;
  /** Addresses that may serve instead, best first, without language. */
  instead?: string[];
  /** The reason why it is lost, if it is. */
  why?: string;
}

type Language = MovedLanguages[number];

/** The texts of a collection that have pages in a language: without a translation, that of the original. */
export const pagesOf = (
  { files, to: folder }: Collection,
  { old, languages }: ReadSite,
  { locale }: Language = languages[0],
) => {
  const translations = new Map(
    files.filter((file) => file.locale === locale && isText(file.to)).map((file) => [file.key, file]),
  );
  return files
    .filter((file) => file.locale === languages[0].locale && hasPage(file.to.slice(folder.length + 1)))
    .map((original) => {
      const { to: file, absolute } = translations.get(original.key) ?? original;
      return {
        file,
        path: original.to.slice(folder.length + 1),
        frontMatter: old.frontMatter(absolute),
        original: old.frontMatter(original.absolute),
      };
    })
    .filter(({ frontMatter }) => frontMatter.draft !== true);
};

/** The docs of a set with their ids, slugs and front matter. */
export const docsOf = (set: OldDocsSet, read: ReadSite, language?: Language) =>
  pagesOf(set, read, language).map((doc) => ({
    ...doc,
    ...oldDoc(doc, set.options.numberPrefixParser !== false),
  }));

/** The address of a text by its path in its collection, without language. */
export function oldPermalink(
  collection: Collection | OldDocsSet,
  doc: { path: string; frontMatter: Record<string, unknown> },
): string {
  const { kind, options } = collection;
  if (kind === 'post') return address(options.routeBasePath, oldPostSlug(doc));
  if ('base' in collection)
    return address(collection.base, oldDoc(doc, collection.options.numberPrefixParser !== false).slug);
  return address(options.routeBasePath, oldPage(doc.path, doc.frontMatter));
}

/** The file that declares the tags of a collection in a language. */
export const tagsFile = (
  { options, folder, translations }: Collection,
  { old, languages }: ReadSite,
  { locale, folder: i18n }: Language,
): TagsFile =>
  (old.data(
    `${locale === languages[0].locale ? old.shown(folder) : `${i18n}/${translations}`}/${options.tags}`,
  ) ?? {}) as TagsFile;

/** Every address that the old site had, by Docusaurus's rules: each language has those that its own texts give. */
export function oldAddresses(read: ReadSite, gathered: Gathered): OldAddress[] {
  const all = read.languages.flatMap((language) => addressesIn(language, read, gathered));
  const unique = new Map(all.reverse().map((entry) => [normalisePath(entry.path), entry]));
  return [...unique.values()].reverse();
}

function addressesIn(language: Language, read: ReadSite, gathered: Gathered): OldAddress[] {
  const found: Omit<OldAddress, 'prefix'>[] = [];
  const add = (path: string, more: Partial<OldAddress> = {}): void => {
    found.push({ path, ...more });
  };
  /** The addresses of the tags of some texts, the new ones of each, and how many texts have it. */
  const tagsIn = (collection: Collection, texts: ReturnType<typeof pagesOf>, tagsPath: string) => {
    const [declared, original] = [language, read.languages[0]].map((one) => tagsFile(collection, read, one));
    const used = texts.flatMap(({ frontMatter, original: shared }) => {
      const [own, others] = [tagsOf(frontMatter), tagsOf(shared)];
      return own.map((tag, index) => ({
        path: oldTag(tagsPath, tag, { ...original, ...declared }),
        // A translation has its original's tags here, which may stand at the same places.
        now: [tag, ...(own.length === others.length ? [others[index] ?? tag] : [])].map((one) =>
          oldTag('tags', one, original),
        ),
      }));
    });
    return groupBy(used, ({ path }) => path);
  };

  for (const set of gathered.docs) {
    const { newBase: lastBase } =
      gathered.docs.find(({ options, version }) => options === set.options && version.isLast) ?? set;
    const inNew = (path: string): string => address(set.newBase, path);
    const tagsPath = set.options.tagsBasePath ?? 'tags';
    const docs = docsOf(set, read, language);
    for (const doc of docs) add(oldPermalink(set, doc), { file: doc.file, instead: [inNew(doc.slug)] });
    for (const path of set.overviews) add(address(set.base, path), { instead: [inNew(path)] });
    const tags = tagsIn(set, docs, tagsPath);
    const index = [inNew('tags'), address(lastBase, 'tags')];
    if (tags.size > 0) add(address(set.base, tagsPath), { instead: index });
    for (const [path, [first]] of tags) {
      const now = first?.now ?? [];
      const instead = [...now.map(inNew), ...now.map((tag) => address(lastBase, tag)), ...index];
      add(address(set.base, path), { instead });
    }
  }

  for (const blog of gathered.blogs) {
    const { routeBasePath: base, postsPerPage = 10, pageBasePath, ...options } = blog.options;
    const posts = pagesOf(blog, read, language);
    const perPage = postsPerPage === 'ALL' ? Infinity : postsPerPage;
    const tagsPath = options.tagsBasePath ?? 'tags';
    for (const post of posts) add(oldPermalink(blog, post), { file: post.file });
    if (posts.length === 0) continue;
    /** Adds a list with its pages, which may be at other addresses now. */
    const list = (path: string, count = 0, now = [path], inPages = pageBasePath): void => {
      const instead = [...now, '/'].map((one) => address('blog', one));
      for (const [index, page] of listPages(path, count, perPage, inPages).entries()) {
        const pages = instead.map((one) => listPages(one, count, perPage)[index] ?? one);
        add(address(base, page), {
          instead: [...pages, ...instead].map((one) => one.replace(/(?<=.)\/$/, '')),
        });
      }
    };
    list('/', posts.filter(({ frontMatter: { unlisted } }) => unlisted !== true).length);
    list(`/${options.archiveBasePath ?? 'archive'}`, 0, ['archive']);
    for (const feed of ['/rss.xml', '/atom.xml']) list(feed);
    const tags = tagsIn(blog, posts, tagsPath);
    if (tags.size > 0) list(tagsPath, 0, ['tags']);
    for (const [path, used] of tags) list(path, used.length, [...(used[0]?.now ?? []), 'tags']);
    const authors = asObject(read.old.data(`${read.old.shown(blog.folder)}/${options.authorsMapPath}`));
    const withPages = Object.entries(authors).filter(([, author]) => asObject(author).page);
    if (withPages.length > 0) list(options.authorsBasePath, 0, ['authors']);
    for (const [key, author] of withPages) {
      const slug = asText(asObject(asObject(author).page).permalink) ?? kebabCase(key);
      const isOf = (one: unknown) => (asText(one) ?? asObject(one).key) === key;
      const own = posts.filter(({ frontMatter }) => [frontMatter.authors].flat().some(isOf));
      const now = [address('authors', slug), 'authors'];
      list(address(options.authorsBasePath, slug), own.length, now, options.authorsBasePath);
    }
  }

  for (const collection of gathered.pages)
    for (const page of pagesOf(collection, read, language))
      add(oldPermalink(collection, page), { file: page.file });
  for (const { file, path } of gathered.components)
    add(oldPage(path), {
      why: `a React page (${file}): write it as Markdown in pages/, or redirect it in data/redirects.yml`,
    });
  for (const to of gathered.published.keys()) {
    const path = address(to.slice('static/'.length));
    add(path, { isFile: true, instead: [path], why: 'a file that this program makes itself' });
  }
  // A text may have this address.
  add('/');
  const { redirects, trailingSlash } = read.site;
  const paths = found.filter(({ isFile }) => !isFile).map(({ path }) => slashed(path, trailingSlash));
  for (const { path, isFile } of [...found]) {
    for (const one of redirects.flatMap(({ toExtensions }) => toExtensions))
      if (isFile && path.endsWith(`.${one}`)) add(path.slice(0, -one.length - 1), { instead: [path] });
    for (const one of redirects.flatMap(({ fromExtensions }) => fromExtensions))
      if (!isFile && path !== '/' && !path.endsWith('.xml'))
        add(`${path.replace(/\/$/, '')}.${one}`, { instead: [path] });
  }
  const moved = [...redirects.flatMap((rules) => rules.redirects), ...read.createdRedirects(paths)];
  for (const { from, to } of moved)
    for (const path of [from].flat()) {
      const target = found.find(
        (entry) => normalisePath(entry.path) === normalisePath(splitAddress(to).path),
      );
      const { file, instead = [] } = target ?? {};
      add(address(path), { file, instead: [to, ...instead], why: 'its redirect leads to no page' });
    }
  const { prefix, oldPrefix } = language;
  return found.map((entry) => ({ ...entry, path: address(oldPrefix, entry.path), prefix }));
}

/** What the new site answers at: pages and files, documents by their files, and redirects. */
export type Published = Pick<Inspection, 'addresses' | 'documents' | 'redirects'>;

/**
 * Compares old addresses, and those of a sitemap, with what is published: an address that nothing answers at gets a
 * redirect if something here stands for it.
 */
export function compareAddresses(
  old: readonly OldAddress[],
  { addresses, documents, redirects }: Published,
  sitemap: readonly string[] = [],
): ComparedAddresses {
  const published = new Map(addresses.map((path) => [normalisePath(path), path]));
  const redirected = new Set(redirects.map(normalisePath));
  const entries = new Map(old.map((entry) => [normalisePath(entry.path), entry]));
  const added = sitemap.filter((path) => !entries.has(normalisePath(path)));
  const all = [
    ...old.map(({ path }) => path),
    ...new Map(added.map((path) => [normalisePath(path), path])).values(),
  ];
  const result: ComparedAddresses = { all: all.length, kept: 0, redirected: 0, redirects: [], lost: [] };
  for (const path of all) {
    const key = normalisePath(path);
    const { file = '', prefix = '', instead = [], why } = entries.get(key) ?? {};
    if (published.has(key)) result.kept += 1;
    else if (redirected.has(key)) result.redirected += 1;
    else {
      const [to] = [documents[file] ?? [], ...instead].flat().flatMap((target) => {
        if (/^https?:/.test(target)) return [target];
        return [address(prefix, target), target].flatMap((candidate) => {
          const { path: bare, query, hash } = splitAddress(candidate);
          const page = published.get(normalisePath(bare));
          return page === undefined ? [] : [page + query + hash];
        });
      });
      if (to === undefined)
        result.lost.push({ path, why: why ?? 'nothing that was imported has this address' });
      else result.redirects.push({ from: path, to });
    }
  }
  return result;
}
