import { localeCodes, localizePath, type LocaleTable } from '../../src/domain/routing/locale';
import { POSTS_PLAN } from './blog-plan';
import { DOCS_PLAN } from './docs-plan';

/** What the plan leaves to the content: the spelling of tags in addresses, and which of them docs carry. */
export interface SitePlanInput {
  /** Last part of a tag's address. */
  slugOf: (collection: 'blog' | 'docs', tag: string) => string;
  /** Tags of published docs. */
  docTags: readonly string[];
}

const PAGE_SIZE = 10;

/** First list page and its further ones. */
const list = (count: number, first: string, further: (page: number) => string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / PAGE_SIZE)) }, (_, index) =>
    index === 0 ? first : further(index + 1),
  );

/** Every address of the site without language prefix, as the specification lists them. */
export function sitePlan({ docTags, slugOf }: SitePlanInput): string[] {
  const tags = new Map<string, number>();
  for (const tag of POSTS_PLAN.flatMap((post) => post.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return [
    ...['/', '/about/', '/author/', '/friends/', '/release/', '/search', '/test/', '/test2/', '/404.html'],
    ...list(POSTS_PLAN.length, '/blog', (page) => `/blog/page/${String(page)}`),
    ...['/blog/archive', '/blog/authors', '/blog/tags', '/docs/tags'],
    ...list(
      POSTS_PLAN.length,
      '/blog/authors/tidepool',
      (page) => `/blog/authors/tidepool/authors/${String(page)}`,
    ),
    ...['/blog/authors/guest', '/blog/authors/robot'],
    ...[...tags].flatMap(([tag, count]) =>
      list(
        count,
        `/blog/tags/${slugOf('blog', tag)}`,
        (page) => `/blog/tags/${slugOf('blog', tag)}/page/${String(page)}`,
      ),
    ),
    ...POSTS_PLAN.map(({ slug }) => `/blog/${slug}`),
    ...DOCS_PLAN.map((doc) => doc.path),
    ...docTags.map((tag) => `/docs/tags/${slugOf('docs', tag)}`),
  ];
}

/** The same in every language. */
export const everyLanguage = (paths: readonly string[], table: LocaleTable): string[] =>
  localeCodes(table).flatMap((locale) => paths.map((path) => localizePath(path, locale, table)));
