import { describe, expect, it } from 'vitest';
import {
  blogListPath,
  decodePath,
  hasScheme,
  htmlForms,
  isSamePath,
  isSitePath,
  normalisePath,
  postPath,
  splitAddress,
  withBase,
  withoutHtml,
} from './paths';

it('spells the addresses of the blog', () => {
  expect([1, 2, 10].map(blogListPath)).toEqual(['/blog', '/blog/page/2', '/blog/page/10']);
  expect(['42', '潮池'].map(postPath)).toEqual(['/blog/42', '/blog/潮池']);
});

describe('withBase', () => {
  it.each([
    ['/blog', '/', '/blog'],
    ['/blog', '/notes/', '/notes/blog'],
    ['/', '/notes/', '/notes/'],
    ['/notes', '/notes/', '/notes/'],
    ['/notes/blog', '/notes/', '/notes/blog'],
    ['/notes-2', '/notes/', '/notes/notes-2'],
    ['//example.com/x', '/notes/', '//example.com/x'],
    ['https://example.com', '/notes/', 'https://example.com'],
    ['mailto:a@example.com', '/notes/', 'mailto:a@example.com'],
    ['#结论', '/notes/', '#结论'],
    ['Other', '/notes/', 'Other'],
  ])('%s under %s', (path, base, expected) => expect(withBase(path, base)).toBe(expected));
});

describe('hasScheme and isSitePath', () => {
  it.each([
    ['https://example.com', true, false],
    ['mailto:a@example.com', true, false],
    ['web+tide:x', true, false],
    ['//example.com', true, false],
    ['/blog', false, true],
    ['./a.mdx', false, false],
    ['#a', false, false],
    ['潮:池', false, false],
    ['2024:a', false, false],
    ['a/b:c', false, false],
    ['', false, false],
  ])('%s', (address, scheme, sitePath) => {
    expect([hasScheme(address), isSitePath(address)]).toEqual([scheme, sitePath]);
  });
});

describe('splitAddress', () => {
  it.each([
    ['/a', '/a', '', ''],
    ['/a?b=c#d', '/a', '?b=c', '#d'],
    ['./潮.mdx#结论', './潮.mdx', '', '#结论'],
    ['?b', '', '?b', ''],
    ['#a?b#c', '', '', '#a?b#c'],
    ['', '', '', ''],
  ])('%s', (address, path, query, hash) => expect(splitAddress(address)).toEqual({ path, query, hash }));
});

describe('isSamePath', () => {
  it.each([
    ['/docs/SQL/', '/docs/sql', true],
    ['/', '/', true],
    ['/blog/%E6%BD%AE%E6%B1%A0', '/blog/潮池', true],
    ['/blog', '/blog/page/2', false],
    ['/', '/en/', false],
  ])('%s and %s', (a, b, expected) => expect(isSamePath(a, b)).toBe(expected));
});

it('normalises paths and survives malformed encoding', () => {
  expect(['/', '/A/', '/%E6%BD%AE/', '/100%/'].map(normalisePath)).toEqual(['/', '/a', '/潮', '/100%']);
  expect(['%E7%BB%93', '%zz'].map(decodePath)).toEqual(['结', '%zz']);
});

it.each([
  ['/docs/Intro.html', '/docs/Intro'],
  ['/docs/Docker/index.html', '/docs/Docker/'],
  ['/index.html', '/'],
  ['/en/index.html', '/en/'],
  ['/docs/html', '/docs/html'],
  ['/docs/index', '/docs/index'],
  ['/docs/myindex.html', '/docs/myindex'],
])('withoutHtml(%s) is %s', (path, expected) => expect(withoutHtml(path)).toBe(expected));

it.each(['/', '/blog', '/docs/Docker/', '/en/'])('every form of %s leads back to it', (path) => {
  for (const form of htmlForms(path)) expect(isSamePath(withoutHtml(form), path)).toBe(true);
});
