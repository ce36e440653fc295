import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { siteSchema } from '../../site/schema';
import { openSearchDescription, webManifest } from './site-descriptions';

const siteWith = (fields: object) =>
  siteSchema.parse({ title: 'Shells', url: 'https://tidepool.example.com', ...fields });

it('describes the search of a language', () => {
  const title = 'Tidepool Notes & Friends';
  const xml = openSearchDescription('en', siteWith({ title, tagline: 'Small <observations>' }));
  const { OpenSearchDescription: root } = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
  }).parse(xml) as { OpenSearchDescription: Record<string, unknown> };
  expect(root).toMatchObject({
    ShortName: 'Tidepool Notes &',
    Description: 'Small <observations>',
    Language: 'en',
    Image: { '#text': 'https://tidepool.example.com/favicon.svg', type: 'image/svg+xml' },
    Url: [
      { type: 'text/html', template: 'https://tidepool.example.com/en/search?q={searchTerms}' },
      { rel: 'self', template: 'https://tidepool.example.com/en/opensearch.xml' },
    ],
  });
});

it('describes the installed site', () => {
  const manifest = webManifest(
    siteWith({
      title: { 'zh-Hans': '贝壳', en: 'Shells' },
      baseUrl: '/notes/',
      manifest: {
        shortName: '贝壳',
        backgroundColor: '#000',
        themeColor: '#111',
        icons: [{ src: '/a.png', sizes: '192x192', type: 'image/png' }],
      },
    }),
  );
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
