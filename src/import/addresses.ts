import { groupBy } from '../domain/basics/group-by';
import { address, listPages, oldDoc, oldPage, oldPostSlug, oldTag } from './docusaurus/old-addresses';
import type { ComparedAddresses } from './docusaurus/report';
import { tagsOf } from './docusaurus/tags';
import { normalisePath, splitAddress } from '../domain/routing/paths';
import type { Collection, Gathered, OldDocsSet } from './gather';
import type { Inspection } from './inspect';
import { hasPage } from './old-files';
import type { ReadSite } from './read-site';

/** An address of the old site, without language and base path. */
interface OldAddress {
  path: string;
  /** Its document in the new content root. */
  file?: string;
  /** Whether it is that of a file, which has one address and not one in each language. */
  isFile?: boolean;
  /** Addresses that may serve instead, best first. */
  instead?: string[];
  /** The reason why it is lost, if it is. */
  why?: string;
}

/** The texts of a collection that have pages, in the default language. */
const pagesOf = ({ files, to: folder }: Collection, { old, languages }: ReadSite) =>
  files
    .filter(({ locale, to }) => locale === languages[0].locale && hasPage(to.slice(folder.length + 1)))
    .map(({ to, absolute }) => ({
      file: to,
      path: to.slice(folder.length + 1),
      frontMatter: old.frontMatter(absolute),
    }))
    .filter(({ frontMatter }) => frontMatter.draft !== true);

/** The docs of a set with their ids, slugs and front matter. */
export const docsOf = (set: OldDocsSet, read: ReadSite) =>
  pagesOf(set, read).map((doc) => ({ ...doc, ...oldDoc(doc, set.options.numberPrefixParser !== false) }));

/** Every address that the old site had in each language, by Docusaurus's rules. */
export function oldAddresses(read: ReadSite, gathered: Gathered): OldAddress[] {
  const found: OldAddress[] = [];
  const add = (path: string, more: Partial<OldAddress> = {}): void => {
    found.push({ path, ...more });
  };
  add('/');

  for (const set of gathered.docs) {
    const last = gathered.docs.find(({ options, version }) => options === set.options && version.isLast);
    const newBase = (last ?? set).base || 'docs';
    const inNew = (path: string): string => address(set.base || newBase, path);
    const tagsPath = set.options.tagsBasePath ?? 'tags';
    const tags = new Set<string>();
    for (const { file, slug, frontMatter } of docsOf(set, read)) {
      add(address(set.base, slug), { file, instead: [inNew(slug)] });
      for (const tag of tagsOf(frontMatter)) tags.add(oldTag(tagsPath, tag));
    }
    for (const path of set.overviews) add(address(set.base, path), { instead: [inNew(path)] });
    if (tags.size > 0) tags.add(`/${tagsPath}`);
    for (const path of tags)
      add(address(set.base, path), {
        instead: [inNew(path), address(newBase, path), address(newBase, 'tags')],
      });
  }

  for (const blog of gathered.blogs) {
    const { routeBasePath: base, postsPerPage = 10, tagsBasePath, archiveBasePath } = blog.options;
    const posts = pagesOf(blog, read);
    const perPage = postsPerPage === 'ALL' ? Infinity : postsPerPage;
    const tagsPath = `/${tagsBasePath ?? 'tags'}`;
    const list = (path: string): void => {
      const rest = path.replace(/\/page\/\d+$/, '');
      add(address(base, path), { instead: [address('blog', path), address('blog', rest), '/blog'] });
    };
    for (const post of posts) add(address(base, oldPostSlug(post)), { file: post.file });
    if (posts.length === 0) continue;
    const listed = posts.filter(({ frontMatter: { unlisted } }) => unlisted !== true);
    for (const path of listPages('/', listed.length, perPage)) list(path);
    for (const path of [`/${archiveBasePath ?? 'archive'}`, '/rss.xml', '/atom.xml']) list(path);
    const tags = posts.flatMap(({ frontMatter }) => [
      ...new Set(tagsOf(frontMatter).map((tag) => oldTag(tagsPath, tag))),
    ]);
    if (tags.length > 0) list(tagsPath);
    for (const [tag, used] of groupBy(tags, (one) => one))
      for (const path of listPages(tag, used.length, perPage)) list(path);
  }

  for (const collection of gathered.pages)
    for (const { file, path, frontMatter } of pagesOf(collection, read))
      add(address(collection.options.routeBasePath, oldPage(path, frontMatter)), { file });
  for (const { file, path } of gathered.components)
    add(oldPage(path), {
      why: `a React page (${file}): write it as Markdown in pages/, or redirect it in data/redirects.yml`,
    });
  for (const to of gathered.published.keys())
    add(address(to.slice('static/'.length)), { isFile: true, why: 'a file that this program makes itself' });
  const { redirects } = read.site;
  for (const { path, isFile } of [...found]) {
    for (const one of redirects.flatMap(({ toExtensions }) => toExtensions))
      if (isFile && path.endsWith(`.${one}`)) add(path.slice(0, -one.length - 1), { instead: [path] });
    for (const one of redirects.flatMap(({ fromExtensions }) => fromExtensions))
      if (!isFile && path !== '/' && !path.endsWith('.xml'))
        add(`${path.replace(/\/$/, '')}.${one}`, { instead: [path] });
  }
  for (const { from, to } of redirects.flatMap((rules) => rules.redirects))
    for (const path of [from].flat())
      add(address(path), { instead: [to], why: 'its redirect leads to no page' });

  const unique = new Map(found.reverse().map((entry) => [normalisePath(entry.path), entry]));
  return [...unique.values()].reverse();
}

/** Compares the old addresses, which are those of a sitemap if there is one, with those of the new site. */
export function compareAddresses(
  read: ReadSite,
  gathered: Gathered,
  { addresses, documents }: Inspection,
  wanted?: readonly string[],
): ComparedAddresses {
  const published = new Map(addresses.map((path) => [normalisePath(path), path]));
  const old = oldAddresses(read, gathered);
  const known = read.languages.flatMap(({ prefix }) =>
    old
      .filter(({ isFile }) => prefix === '' || !isFile)
      .map((entry) => ({ ...entry, prefix, path: address(prefix, entry.path) })),
  );
  const entries = new Map(known.map((entry) => [normalisePath(entry.path), entry]));
  const all = wanted ?? known.map(({ path }) => path);
  const result: ComparedAddresses = { all: all.length, kept: 0, redirects: [], lost: [] };
  for (const path of all) {
    if (published.has(normalisePath(path))) {
      result.kept += 1;
      continue;
    }
    const { file = '', prefix = '', instead = [], why } = entries.get(normalisePath(path)) ?? {};
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
  return result;
}
