import { describe, expect, it } from 'vitest';
import { address, listPages, oldDoc, oldPage, oldPostSlug, oldTag, sitemapAddresses } from './old-addresses';

describe('address', () => {
  it.each([
    [['', '/'], '/'],
    [['docs', '/intro'], '/docs/intro'],
    [['', '/intro'], '/intro'],
    [['docs', '/'], '/docs/'],
    [['zh-CN', '/blog/page/2'], '/zh-CN/blog/page/2'],
  ])('%j is %s', (parts, wanted) => {
    expect(address(...parts)).toBe(wanted);
  });
});

describe('the address of a doc', () => {
  it.each([
    ['intro.md', {}, 'intro', '/intro'],
    ['01-first/02-steps.mdx', {}, 'first/steps', '/first/steps'],
    ['2024-01-02-news.md', {}, '2024-01-02-news', '/2024-01-02-news'],
    ['guide/index.md', {}, 'guide/index', '/guide/'],
    ['guide/README.md', {}, 'guide/README', '/guide/'],
    ['guide/guide.md', {}, 'guide/guide', '/guide/'],
    ['guide/setup.md', { id: 'install' }, 'guide/install', '/guide/install'],
    ['guide/setup.md', { slug: '/start' }, 'guide/setup', '/start'],
    ['guide/setup.md', { slug: 'start' }, 'guide/setup', '/guide/start'],
    ['guide/setup.md', { slug: '../start' }, 'guide/setup', '/start'],
    ['intro.md', { slug: '/' }, 'intro', '/'],
    ['指南/安装.md', {}, '指南/安装', '/指南/安装'],
    ['1-a.md', { parse_number_prefixes: false }, '1-a', '/1-a'],
  ])('%s with %j has the id %s and is at %s', (path, frontMatter, id, slug) => {
    expect(oldDoc({ path, frontMatter })).toEqual({ id, slug });
  });
});

describe('the address of a post', () => {
  it.each([
    ['2024-05-17-visitors.md', {}, '/2024/05/17/visitors'],
    ['2024-05-17-visitors/index.mdx', {}, '/2024/05/17/visitors'],
    ['2024/05/17/visitors.md', {}, '/2024/05/17/visitors'],
    ['2024-5-7-visitors.md', {}, '/2024/5/7/visitors'],
    ['team/2024-05-17-visitors.md', {}, '/2024/05/17/team/visitors'],
    ['2024-05-17-visitors.md', { slug: 'hello' }, 'hello'],
    ['hello.md', {}, '/hello'],
    ['第一篇/index.md', {}, '/第一篇'],
  ])('%s with %j is at %s', (path, frontMatter, slug) => {
    expect(oldPostSlug({ path, frontMatter })).toBe(slug);
  });
});

describe('the address of a tag', () => {
  it.each([
    ['Big Data', 'big-data'],
    ['JavaScript', 'java-script'],
    ['node.js', 'node-js'],
    ['React 18', 'react-18'],
    ['生产实践', '生产实践'],
    ['前端 工具', '前端-工具'],
    ['C++', 'c'],
    ['don’t', 'dont'],
  ])('%s becomes %s', (label, slug) => {
    expect(oldTag('/tags', { label })).toBe(`/tags/${slug}`);
  });

  it('is the one that the tag names', () => {
    expect(oldTag('/tags', { label: 'People', permalink: '/folk' })).toBe('/tags/folk');
  });
});

it('lists have pages', () => {
  expect(listPages('/', 5, 2)).toEqual(['/', '/page/2', '/page/3']);
  expect(listPages('/tags/a', 0, 10)).toEqual(['/tags/a']);
});

it.each([
  ['about.md', {}, '/about'],
  ['index.md', {}, '/'],
  ['team/index.mdx', {}, '/team/'],
  ['team/old.jsx', {}, '/team/old'],
  ['a.md', { slug: '/b' }, '/b'],
])('the page %s with %j is at %s', (path, frontMatter, wanted) => {
  expect(oldPage(path, frontMatter)).toBe(wanted);
});

it.each([
  ['/', '/b/%E6%BD%AE/', '/b/潮/'],
  ['/', '/b%23c', '/b%23c'],
  ['/', '/%ff', '/%ff'],
  ['/notes/', '/notes/b', '/b'],
  ['/notes', '/notes', '/'],
  ['/notes/', '/notes-old/b', '/notes-old/b'],
])('below %s the address %s of a sitemap is %s', (base, path, wanted) => {
  const xml = `<loc>https://a.example${path}</loc><loc>no address</loc>`;
  expect(sitemapAddresses(xml, base)).toEqual([wanted]);
});
