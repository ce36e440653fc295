import { expect, it } from 'vitest';
import { authorsOf, LOCALES, makeIndex, makePost } from '../../../tests/support/content';
import { planPages } from './page-plan';
import { planRedirects, redirectsFile } from './redirects';

const authors = authorsOf('ada:\n  name: Ada\n  page: true\nbob:\n  name: Bob\n');
const posts = ['a', 'b', 'c'].map((key) => makePost(key, { frontMatter: { authors: ['ada', 'bob'] } }));
const { pages } = planPages(makeIndex({ posts, authors }), { pageSize: 1 });

it('gives further pages of an author their other address, in every language', () => {
  expect(planRedirects(pages, authors, LOCALES)).toEqual([
    { from: '/blog/authors/ada/page/2', to: '/blog/authors/ada/authors/2', status: 301 },
    { from: '/blog/authors/ada/page/3', to: '/blog/authors/ada/authors/3', status: 301 },
    { from: '/en/blog/authors/ada/page/2', to: '/en/blog/authors/ada/authors/2', status: 301 },
    { from: '/en/blog/authors/ada/page/3', to: '/en/blog/authors/ada/authors/3', status: 301 },
  ]);
});

it.each([
  ['/', '/a%20b /c 301\n'],
  ['/notes/', '/notes/a%20b /notes/c 301\n'],
])('writes lines for a site at %s', (baseUrl, expected) => {
  expect(redirectsFile([{ from: '/a b', to: '/c', status: 301 }], baseUrl)).toBe(expected);
});
