import { groupBy } from '../basics/group-by';
import { compare } from '../basics/compare';
import { errorAt, warningAt, type Problem } from '../problem/problem';
import { postPath } from '../routing/paths';
import { ONE_SET, setOfKey, type DocsSet } from './docs-sets';
import type { Doc, FreePage, GroupedDocument, Post } from './documents';
import { docPath, folderIndexKey, parseDatedKey, parsePostKey, type PostPermalinks } from './permalink';

/** What the dates and addresses of posts depend on besides the posts themselves. */
export interface PostSettings {
  /** Addresses of posts without `slug`. */
  postPermalinks?: PostPermalinks | undefined;
  /** Day a file of the content root was first committed, which is the date of a post without one; null if unknown. */
  firstCommit?: ((file: string) => string | null) | undefined;
  /** Day a file was last changed, which is the date of a post that git does not know either. */
  fileDay?: ((file: string) => string | null) | undefined;
}

const LIKE_A_DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/;

/** Completes the posts with slug, date and path; newest first. */
export function toPosts(
  documents: readonly GroupedDocument<'post'>[],
  problems: Problem[],
  { postPermalinks = 'name', firstCommit = () => null, fileDay = () => null }: PostSettings = {},
): Post[] {
  const posts = documents.map((document): Post => {
    const { frontMatter, file, placeOf } = document.original;
    const fromPath = (postPermalinks === 'dated' ? parseDatedKey : parsePostKey)(document.key);
    const known = frontMatter.date ?? fromPath.date ?? firstCommit(file);
    // A path with a day that does not exist is meant to have one.
    const date = known ?? (LIKE_A_DATE.test(document.key) ? null : fileDay(file));
    if (known === null && date !== null) {
      const found = `The post has no date: it counts as of ${date}, when its file was last changed.`;
      const fix = `Write \`date: ${date}\` in the front matter: a copy of the file may have another time.`;
      problems.push(warningAt(file, placeOf('title'), found, fix));
    }
    if (date === null) {
      const fix =
        'Write `date: YYYY-MM-DD` in the front matter, begin the folder or file name with the date, or commit the file: a full clone has the date of the first commit.';
      problems.push(errorAt(file, placeOf('title'), 'The post has no date.', fix));
    }
    const slug = (frontMatter.slug ?? fromPath.name).replace(/^\/+|\/+$/g, '');
    const [day = '', time = ''] = (date ?? '1970-01-01').split('T');
    return { ...document, slug, date: day, time, path: postPath(slug) };
  });
  return posts.sort((a, b) => compare(b.date, a.date) || compare(b.time, a.time) || compare(a.key, b.key));
}

/** Completes the docs with set, id, folder, path and position. */
export function toDocs(
  documents: readonly GroupedDocument<'doc'>[],
  problems: Problem[],
  sets: readonly DocsSet[] = ONE_SET,
): Doc[] {
  const ofSet = groupBy(documents, ({ key }) => setOfKey(key, sets));
  return sets
    .flatMap((set) => docsOfSet(ofSet.get(set) ?? [], set, problems))
    .sort((a, b) => compare(a.id, b.id) || sets.indexOf(a.set) - sets.indexOf(b.set));
}

function docsOfSet(documents: readonly GroupedDocument<'doc'>[], set: DocsSet, problems: Problem[]): Doc[] {
  const inside = (key: string): string => key.slice(set.keyPrefix.length);
  const byFolder = groupBy(
    documents.map(({ key }) => inside(key)),
    (key) => key.split('/').slice(0, -1).join('/'),
  );
  const indexKeys = new Set([...byFolder].map(([folder, keys]) => folderIndexKey(folder, keys)));
  const docs = documents.map((document): Doc => {
    const { frontMatter } = document.original;
    const key = inside(document.key);
    const isIndex = indexKeys.has(key);
    const place = docPath({
      key,
      base: set.path,
      id: frontMatter.id ?? null,
      slug: frontMatter.slug ?? null,
      parsePrefixes: frontMatter.parse_number_prefixes,
      role: isIndex ? 'index' : 'page',
    });
    return {
      ...document,
      ...place,
      set,
      isIndex,
      position: frontMatter.sidebar_position ?? place.position,
    };
  });
  reportDuplicateIds(docs, problems);
  return docs;
}

/** Completes the free pages: `pages/about.mdx` is `/about/`, `pages/index.mdx` is the home page. */
export function toPages(documents: readonly GroupedDocument<'page'>[]): FreePage[] {
  return documents
    .map((page) => ({ ...page, path: pagePath(page.original.frontMatter.slug ?? page.key) }))
    .sort((a, b) => compare(a.key, b.key));
}

function pagePath(slug: string): string {
  const name = slug.replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/i, '');
  return name === '' ? '/' : `/${name}/`;
}

/** Reports docs of a set with the same id; docs at the same address are reported elsewhere. */
export function reportDuplicateIds(docs: readonly Doc[], problems: Problem[]): void {
  const seen = new Map<string, Doc>();
  for (const doc of docs) {
    const other = seen.get(doc.id);
    if (!other) seen.set(doc.id, doc);
    else if (other.path !== doc.path) {
      const { file, placeOf } = doc.original;
      const found = `The id "${doc.id}" is already taken by ${other.original.file}.`;
      const place = placeOf('id') ?? placeOf('title');
      problems.push(errorAt(file, place, found, 'Give one of the two another `id`.'));
    }
  }
}
