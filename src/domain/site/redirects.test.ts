import { expect, it } from 'vitest';
import { authorsOf, LOCALES, makeIndex, makePost } from '../../../tests/support/content';
import { planContent } from './page-plan';
import { planRedirects, REDIRECT_PAGE, redirectFile, redirectPage, redirectsFile } from './redirects';

const authors = authorsOf('ada:\n  name: Ada\n  page: true\nbob:\n  name: Bob\n');
const posts = ['a', 'b', 'c'].map((key) => makePost(key, { frontMatter: { authors: ['ada', 'bob'] } }));
const { pages } = planContent(makeIndex({ posts, authors }), { pageSize: 1 });

it('gives further pages of an author, and the sitemap, their other addresses, in every language', () => {
  const redirects = planRedirects(pages, authors, LOCALES);
  expect(redirects.filter(({ from }) => !from.endsWith('.html'))).toEqual([
    { from: '/blog/authors/ada/page/2', to: '/blog/authors/ada/authors/2', status: 301 },
    { from: '/blog/authors/ada/page/3', to: '/blog/authors/ada/authors/3', status: 301 },
    { from: '/en/blog/authors/ada/page/2', to: '/en/blog/authors/ada/authors/2', status: 301 },
    { from: '/en/blog/authors/ada/page/3', to: '/en/blog/authors/ada/authors/3', status: 301 },
    { from: '/sitemap.xml', to: '/sitemap-index.xml', status: 301 },
    { from: '/en/sitemap.xml', to: '/sitemap-index.xml', status: 301 },
  ]);
});

it('leads from the forms with .html to each page, also where a file of that name is published', () => {
  const redirects = planRedirects(pages, authors, LOCALES).filter(({ from }) => from.endsWith('.html'));
  expect(redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual(
    expect.arrayContaining([
      '/index.html → /',
      '/en.html → /en/',
      '/en/index.html → /en/',
      '/blog.html → /blog',
      '/blog/index.html → /blog',
      '/en/blog/a.html → /en/blog/a',
      '/en/blog/a/index.html → /en/blog/a',
    ]),
  );
  const sources = redirects.map(({ from }) => from);
  expect(sources).toHaveLength(new Set(sources).size);
  expect(sources.filter((from) => from.includes('404'))).toEqual([]);
});

it.each([
  ['/', '/a%20b /c 301!\n/en/* /en/404.html 404\n'],
  ['/notes/', '/notes/a%20b /notes/c 301!\n/notes/* /:splat 200\n/ /notes/ 302!\n'],
])('writes lines for a site at %s', (baseUrl, expected) => {
  expect(redirectsFile([{ from: '/a b', to: '/c', status: 301 }], baseUrl, LOCALES)).toBe(expected);
});

it.each([
  ['/old', 'old/index.html'],
  ['/en/old/', 'en/old/index.html'],
  ['/old.html', 'old.html'],
  ['/old.php', 'old.php/index.html'],
  ['/%E6%97%A7 址', '旧 址/index.html'],
])('the page of %s is the file %s', (from, file) => expect(redirectFile(from)).toBe(file));

it.each([
  ['/blog/潮', '/notes/blog/%E6%BD%AE', 'https://a.example/notes/blog/%E6%BD%AE'],
  ['/b?x="1"&y', '/notes/b?x=%221%22&amp;y', 'https://a.example/notes/b?x=%221%22&amp;y'],
  ['https://b.example/x', 'https://b.example/x', 'https://b.example/x'],
])('a page leads to %s, and says so to search engines', (to, address, canonical) => {
  const page = redirectPage(to, { baseUrl: '/notes/', url: 'https://a.example' });
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`);
  expect(page).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(page).toContain(`<a href="${address}">`);
  expect(page).toContain('noindex');
  expect(page.startsWith(REDIRECT_PAGE)).toBe(true);
});
