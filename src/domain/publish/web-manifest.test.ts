import { expect, it } from 'vitest';
import { homeFacts } from './home-facts';
import { iconType, webManifest } from './web-manifest';

it('describes the installed site', () => {
  const manifest = webManifest({
    name: '贝壳 Shells',
    shortName: '贝壳',
    lang: 'zh-Hans',
    baseUrl: '/notes/',
    display: 'minimal-ui',
    backgroundColor: '#000',
    themeColor: '#111',
    icons: [{ src: '/a.png', sizes: '192x192', type: 'image/png' }],
  });
  expect(JSON.parse(manifest)).toEqual({
    name: '贝壳 Shells',
    short_name: '贝壳',
    lang: 'zh-Hans',
    start_url: '/notes/',
    scope: '/notes/',
    display: 'minimal-ui',
    background_color: '#000',
    theme_color: '#111',
    icons: [{ src: '/notes/a.png', sizes: '192x192', type: 'image/png' }],
  });
});

it.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ICO', 'image/x-icon'],
  ['/favicon', undefined],
])('tells the kind of icon %s', (file, expected) => expect(iconType(file)).toBe(expected));

it('puts the numbers into the sentence about the site', () => {
  expect(homeFacts('{posts} posts, {docs} docs, {other}', { posts: 3, docs: 0 })).toBe(
    '3 posts, 0 docs, {other}',
  );
});
