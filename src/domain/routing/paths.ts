/** Builders of paths. Every address of the site is written here and nowhere else. All results are locale-neutral. */
import { wellFormed } from '../basics/well-formed';

/** First list page, `/blog`; later ones are `/blog/page/N`. */
export const blogListPath = (page: number): string => listPagePath('/blog', page);

/** A page of a list whose first page has the given path; later ones are `…/page/N`. */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${String(page)}`;

/** The docs of the default instance, unless the configuration moves them. */
const DOCS_PATH = '/docs';

/** The blog's archive by month. */
export const ARCHIVE_PATH = '/blog/archive';

/** The OpenSearch description, with which browsers search the site; one per language. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** How feeds look in a browser; one per language. */
export const FEED_STYLES_PATH = '/feed.css';

/** KaTeX's style sheet, for pages with formulas. */
export const MATH_STYLES_PATH = '/katex/katex.min.css';

/** A search page with a query, in which halves of surrogate pairs are replaced: no address can hold them. */
export const searchAddress = (path: string, query: string): string =>
  query === '' ? path : `${path}?q=${encodeURIComponent(wellFormed(query))}`;

/** The list of authors. */
export const AUTHORS_PATH = '/blog/authors';

/** Posts of an author. Later pages repeat `authors`, as in the addresses readers have from Docusaurus 3.9. */
export const authorPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/authors/${String(page)}`;

/** The tag index of the blog, or of an instance of the docs at an address. */
export const tagIndexPath = (collection: 'post' | 'doc', docs = DOCS_PATH): string =>
  collection === 'post' ? '/blog/tags' : `${docs}/tags`;

/** Documents with a tag; later pages of a blog tag are `…/page/N`. */
export const tagPath = (indexPath: string, slug: string, page = 1): string =>
  listPagePath(`${indexPath}/${slug}`, page);

/** The feeds of all posts, each per language. */
export const FEEDS = {
  rss: { name: 'RSS', path: '/blog/rss.xml', type: 'application/rss+xml' },
  atom: { name: 'Atom', path: '/blog/atom.xml', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', path: '/blog/feed.json', type: 'application/feed+json' },
} as const;

/** RSS of the posts with a tag. */
export const tagFeedPath = (slug: string): string => feedPath(tagPath(tagIndexPath('post'), slug));

/** The feed of a list of posts, next to its first page. */
export const feedPath = (path: string): string => `${path}/rss.xml`;

/** RSS of the update log. */
export const RELEASE_FEED = '/release/rss.xml';

/** The update log. */
export const RELEASE_PATH = '/release/';

/** The list of all sitemaps, which gatsby-plugin-sitemap writes. */
export const SITEMAP_INDEX = '/sitemap-index.xml';

/** The web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** An overview of the site for language models; one per language. */
export const LLMS_PATH = '/llms.txt';

/** The Markdown twin of a page: `/docs/Docker/` → `/docs/Docker/index.md`. */
export const twinPath = (path: string): string => `${path.replace(/\/$/, '')}/index.md`;

/** Pictures for social networks, each named by a digest of its content. */
export const CARDS_FOLDER = '/cards';

/** The social picture of pages without their own; one per language. */
export const CARD_PATH = '/card.jpg';

/** A post. */
export const postPath = (slug: string): string => `/blog/${slug}`;

/**
 * Adds the path the site is published under (`/notes/`) to a root-relative path that does not start with it. Other
 * addresses stay.
 */
export function withBase(path: string, baseUrl: string): string {
  if (baseUrl === '/' || !isSitePath(path) || path.startsWith(baseUrl)) return path;
  if (`${path}/` === baseUrl) return baseUrl;
  return baseUrl.slice(0, -1) + path;
}

/** Whether an address is a root-relative path of this site (`/x`, not `//host/x`). */
export const isSitePath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** Whether an address has a scheme (RFC 3986 §3.1) or another host. */
export const hasScheme = (address: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');

/** Splits an address into path, query (with `?`) and hash (with `#`). */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address);
  return { path: match?.[1] ?? '', query: match?.[2] ?? '', hash: match?.[3] ?? '' };
}

/** A path without the `.html` or `/index.html` that other servers add. */
export const withoutHtml = (path: string): string => path.replace(/(?<=\/)index\.html$|\.html$/, '') || '/';

/** The forms of a path that end in `.html`. */
export function htmlForms(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/index.html'] : [`${bare}.html`, `${bare}/index.html`];
}

/** Whether two paths are the same page: trailing slash, letter case and encoding make no difference. */
export function isSamePath(a: string, b: string): boolean {
  return normalisePath(a) === normalisePath(b);
}

/** Normal form of a path for comparison: decoded, composed, lower case, without trailing slash (the root stays `/`). */
export function normalisePath(path: string): string {
  const decoded = decodePath(path).normalize('NFC').toLowerCase();
  return decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
}

/** Percent-decodes a path or hash; malformed input is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
