import { expect, it } from 'vitest';
import { authorsOf, LOCALES, makeIndex, makePost } from '../../../tests/support/content';
import { planContent } from './page-plan';
import { planRedirects, redirectsFile } from './redirects';

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
  expect(redirects.every(({ force }) => force)).toBe(true);
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
  expect(redirectsFile([{ from: '/a.html', to: '/a', status: 301, force: true }], '/')).toBe(
    '/a.html /a 301!\n',
  );
});

it.each([
  ['/', '/a%20b /c 301\n'],
  ['/notes/', '/notes/a%20b /notes/c 301\n/notes/* /:splat 200\n/ /notes/ 302!\n'],
])('writes lines for a site at %s', (baseUrl, expected) => {
  expect(redirectsFile([{ from: '/a b', to: '/c', status: 301 }], baseUrl)).toBe(expected);
});
