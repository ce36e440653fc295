import { describe, expect, it } from 'vitest';
import { findHeaders, findRedirect, matchPath, parseHeaders, parseRedirects } from './host-rules.mjs';

describe('matchPath', () => {
  it.each([
    ['/a', '/a', {}],
    ['/a', '/a/', {}],
    ['/a/', '/a', {}],
    ['/a', '/a/b', null],
    ['/a/b', '/a', null],
    ['/*', '/', { splat: '' }],
    ['/old/*', '/old/a/b', { splat: 'a/b' }],
    ['/old/*', '/older', null],
    ['/:year/:slug', '/2024/潮池', { year: '2024', slug: '潮池' }],
    ['/%E6%BD%AE', '/潮', {}],
    ['/潮', '/潮', {}],
  ])('%s against %s', (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected);
  });
});

describe('_redirects', () => {
  const rules = parseRedirects(
    [
      '# moved in 2024',
      '/old /new',
      '/blog/tag/*  /blog/tags/:splat  302  # plural',
      '/app/* /index.html 200!',
      '/by-language / 302 Language=en',
      '/posts/:slug /blog/:slug 308',
      'not a rule',
    ].join('\r\n'),
  );

  it.each([
    ['/old/', { to: '/new', status: 301, force: false }],
    ['/blog/tag/a/b', { to: '/blog/tags/a/b', status: 302, force: false }],
    ['/posts/潮池', { to: '/blog/%E6%BD%AE%E6%B1%A0', status: 308, force: false }],
    ['/app/x', { to: '/index.html', status: 200, force: true }],
    ['/by-language', null],
    ['/elsewhere', null],
  ])('%s', (path, expected) => {
    expect(findRedirect(rules, path)).toEqual(expected);
  });
});

describe('_headers', () => {
  const rules = parseHeaders(
    [
      '/*',
      '  X-Frame-Options: DENY',
      '  Cache-Control: no-cache',
      '# hashed',
      '/static/*',
      '  cache-control: public',
      '  cache-control: max-age=31536000',
    ].join('\n'),
  );

  it('gives a path the headers of every block that matches, the later block first', () => {
    expect(findHeaders(rules, '/blog')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    expect(findHeaders(rules, '/static/a.png')).toEqual({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=31536000',
    });
  });
});
