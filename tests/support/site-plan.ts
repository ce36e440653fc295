import { localeCodes, localizePath, type LocaleTable } from '../../src/domain/routing/locale';
import { listPages } from './test-content';

/** The parts of a content root that determine its pages. */
interface SitePlanInput {
  /** Entries of a list page. */
  pageSize: number;
  posts: readonly { slug: string; tags: readonly string[]; authors: readonly string[]; isListed: boolean }[];
  /** Keys of all authors that have a page. */
  authors: readonly string[];
  /** Addresses of docs. */
  docs: readonly string[];
  /** Tags of published docs. */
  docTags: readonly string[];
  /** Addresses of free pages. */
  pages: readonly string[];
  /** Last part of a tag's address. */
  slugOf: (collection: 'blog' | 'docs', tag: string) => string;
}

/** Every address of the site without language prefix, as specified. */
export function sitePlan({
  pageSize,
  posts,
  authors,
  docs,
  docTags,
  pages,
  slugOf,
}: SitePlanInput): string[] {
  const list = (count: number, first: string, further: string): string[] =>
    Array.from({ length: listPages(count, pageSize).pages }, (_, index) =>
      index === 0 ? first : `${first}/${further}/${String(index + 1)}`,
    );
  const listed = posts.filter(({ isListed }) => isListed);
  const countOf = (field: 'tags' | 'authors', value: string): number =>
    listed.filter((post) => post[field].includes(value)).length;
  return [
    ...['/', '/search', '/404.html', ...pages],
    ...list(listed.length, '/blog', 'page'),
    ...['/blog/archive', '/blog/authors', '/blog/tags', '/docs/tags'],
    ...authors.flatMap((author) => list(countOf('authors', author), `/blog/authors/${author}`, 'authors')),
    ...[...new Set(listed.flatMap(({ tags }) => tags))].flatMap((tag) =>
      list(countOf('tags', tag), `/blog/tags/${slugOf('blog', tag)}`, 'page'),
    ),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...docs,
    ...docTags.map((tag) => `/docs/tags/${slugOf('docs', tag)}`),
  ];
}

/** The same in every language. */
export const everyLanguage = (paths: readonly string[], table: LocaleTable): string[] =>
  localeCodes(table).flatMap((locale) => paths.map((path) => localizePath(path, locale, table)));
