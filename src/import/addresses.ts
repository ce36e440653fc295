import { address, listPages, oldDoc, oldPage, oldPostSlug, oldTag } from './docusaurus/old-addresses';
import { tagsOf } from './docusaurus/tags';
import { isSamePath, normalisePath } from '../domain/routing/paths';
import type { Gathered, OldDocsSet } from './gather';
import { hasPage, type MovedFile } from './old-files';
import type { ReadSite } from './read-site';

/** An address of the old site, without language and base path. */
export interface OldAddress {
  path: string;
  /** Its document in the new content root. */
  file?: string;
  /** Whether it is that of a file, which has one address and not one in each language. */
  isFile?: boolean;
  /** Addresses that may serve instead, best first. */
  instead: string[];
  /** Why it is lost if nothing serves. */
  why: string;
}

/** Why a document is lost. */
const MOVED = 'the document has another address';

/** The texts of a collection that have pages, in the default language. */
const pagesOf = (files: readonly MovedFile[], to: string, { old, languages }: ReadSite) =>
  files
    .filter((file) => file.locale === languages.languages[0].locale && hasPage(file.to.slice(to.length + 1)))
    .map((file) => ({
      file: file.to,
      path: file.to.slice(to.length + 1),
      frontMatter: old.frontMatter(file.absolute),
    }))
    .filter(({ frontMatter }) => frontMatter.draft !== true);

/** The docs of a set with their ids, slugs and front matter. */
export const docsOf = ({ files, to, options }: OldDocsSet, read: ReadSite) =>
  pagesOf(files, to, read).map((document) => ({
    ...document,
    ...oldDoc(document, options.numberPrefixParser !== false),
  }));

/** Every address that the old site had in each language, by Docusaurus's rules. */
export function oldAddresses(read: ReadSite, gathered: Gathered): OldAddress[] {
  const { site } = read;
  const found: OldAddress[] = [{ path: '/', instead: [], why: MOVED }];

  for (const set of gathered.docs) {
    const lastBase =
      gathered.docs.find(({ options, version }) => options === set.options && version.isLast)?.base ??
      set.base;
    const newBase = lastBase === '' ? 'docs' : lastBase;
    const inNew = set.base === '' ? newBase : set.base;
    const labels = new Set<string>();
    const tagsPath = set.options.tagsBasePath ?? 'tags';
    for (const { file, slug, frontMatter } of docsOf(set, read)) {
      found.push({ path: address(set.base, slug), file, instead: [address(inNew, slug)], why: MOVED });
      for (const tag of tagsOf(frontMatter)) labels.add(oldTag(tagsPath, tag));
    }
    for (const path of generatedIndexes(set))
      found.push({
        path: address(set.base, path),
        instead: [address(inNew, path)],
        why: 'the overview of a category that no sidebar has any more',
      });
    if (labels.size > 0) labels.add(`/${tagsPath}`);
    for (const path of labels)
      found.push({
        path: address(set.base, path),
        instead: [address(inNew, path), address(newBase, path), address(newBase, 'tags')],
        why: 'no doc has the tag any more',
      });
  }

  for (const { options, to, files } of gathered.blogs) {
    const base = options.routeBasePath;
    const posts = pagesOf(files, to, read);
    const listed = posts.filter(({ frontMatter: { unlisted } }) => unlisted !== true).length;
    const perPage = options.postsPerPage === 'ALL' ? Infinity : (options.postsPerPage ?? 10);
    const tagsPath = `/${options.tagsBasePath ?? 'tags'}`;
    const list = (path: string, why: string): void => {
      const rest = path.replace(/\/page\/\d+$/, '');
      found.push({
        path: address(base, path),
        instead: [address('blog', path), address('blog', rest), '/blog'],
        why,
      });
    };
    for (const post of posts)
      found.push({ path: address(base, oldPostSlug(post)), file: post.file, instead: [], why: MOVED });
    if (posts.length === 0) continue;
    for (const path of listPages('/', listed, perPage)) list(path, 'there are fewer posts on each page');
    list(`/${options.archiveBasePath ?? 'archive'}`, 'there is no blog');
    list('/rss.xml', 'there is no blog');
    list('/atom.xml', 'there is no blog');
    const counts = new Map<string, number>();
    for (const { frontMatter } of posts)
      for (const tag of new Set(tagsOf(frontMatter).map((used) => oldTag(tagsPath, used))))
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
    if (counts.size > 0) list(tagsPath, 'no post has a tag');
    for (const [tag, count] of counts)
      for (const path of listPages(tag, count, perPage)) list(path, 'no post has the tag any more');
  }

  for (const { file, path, frontMatter } of pagesOf(gathered.pages, 'pages', read))
    found.push({ path: oldPage(path, frontMatter), file, instead: [], why: MOVED });
  for (const { file, path } of gathered.components)
    found.push({
      path: oldPage(path),
      instead: [],
      why: `a React page (${file}): write it as Markdown in pages/, or redirect it in data/redirects.yml`,
    });
  for (const { to } of gathered.published)
    found.push({
      path: address(to.slice('static/'.length)),
      isFile: true,
      instead: [],
      why: 'a file that this program makes itself',
    });
  const { ofFiles, ofPages } = site.redirectedEndings;
  for (const { path, isFile } of [...found]) {
    const ending = ofFiles.find((one) => path.endsWith(`.${one}`));
    if (isFile && ending !== undefined)
      found.push({ path: path.slice(0, -ending.length - 1), instead: [path], why: MOVED });
    if (!isFile && path !== '/' && !path.endsWith('.xml'))
      for (const one of ofPages)
        found.push({ path: `${path.replace(/\/$/, '')}.${one}`, instead: [path], why: MOVED });
  }
  for (const { from, to } of site.redirects)
    for (const path of from)
      found.push({ path: address(path), instead: [to], why: 'its redirect leads to no page' });

  const unique = new Map(found.reverse().map((entry) => [normalisePath(entry.path), entry]));
  return [...unique.values()].reverse();
}

/** Addresses of the overviews that categories have. */
function generatedIndexes({ sidebars, categories }: OldDocsSet): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, slug } = value as { type?: unknown; slug?: unknown };
    if (type === 'generated-index' && typeof slug === 'string') found.push(slug);
    Object.values(value).forEach(visit);
  };
  visit(sidebars);
  for (const category of categories.values()) visit(category);
  return found;
}

/** A redirect of the new site. */
export interface MovedRedirect {
  from: string;
  to: string;
}

/** An address without its query and anchor. */
const pathOnly = (path: string): string => (/^https?:/.test(path) ? path : path.replace(/[?#].*$/s, ''));

/** What becomes of the old addresses. */
export interface ComparedAddresses {
  all: number;
  kept: number;
  redirects: MovedRedirect[];
  lost: { path: string; why: string }[];
}

/**
 * Compares the old addresses with those of the new site.
 * @param addresses Addresses of the new site, with languages.
 * @param pathOf Address of a document of the new content root, without language.
 * @param wanted Old addresses with languages, from a sitemap; all that are known by default.
 */
export function compareAddresses(
  found: readonly OldAddress[],
  addresses: readonly string[],
  pathOf: Readonly<Record<string, string>>,
  prefixes: readonly string[],
  wanted?: readonly string[],
): ComparedAddresses {
  const published = new Map(addresses.map((path) => [normalisePath(path), path]));
  const result: ComparedAddresses = { all: 0, kept: 0, redirects: [], lost: [] };
  const known = new Map(
    prefixes.flatMap((prefix) =>
      found.map((entry) => [normalisePath(address(prefix, entry.path)), { entry, prefix }] as const),
    ),
  );
  const decide = (path: string): void => {
    result.all += 1;
    if (published.has(normalisePath(path))) {
      result.kept += 1;
      return;
    }
    const { entry, prefix = '' } = known.get(normalisePath(path)) ?? {};
    const own = entry?.file === undefined ? undefined : pathOf[entry.file];
    const targets = [...(own === undefined ? [] : [own]), ...(entry?.instead ?? [])];
    const target = targets
      .flatMap((candidate) =>
        /^https?:/.test(candidate) ? [candidate] : [address(prefix, candidate), candidate],
      )
      .find((candidate) => /^https?:/.test(candidate) || published.has(normalisePath(pathOnly(candidate))));
    if (target === undefined)
      result.lost.push({ path, why: entry?.why ?? 'nothing of the import has this address' });
    else if (!isSamePath(target, path))
      result.redirects.push({
        from: path,
        to:
          (published.get(normalisePath(pathOnly(target))) ?? pathOnly(target)) +
          target.slice(pathOnly(target).length),
      });
  };
  if (wanted) wanted.forEach(decide);
  else
    for (const prefix of prefixes)
      for (const { path, isFile } of found) if (prefix === '' || !isFile) decide(address(prefix, path));
  return result;
}
