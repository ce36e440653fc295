import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { openSearchDescription } from './open-search';

it('describes the search of a language', () => {
  const xml = openSearchDescription({
    name: 'Tidepool Notes & Friends',
    description: 'Small <observations>',
    lang: 'en',
    searchUrl: 'https://tidepool.example.com/en/search',
    icon: 'https://tidepool.example.com/favicon.svg',
    iconType: 'image/svg+xml',
    selfUrl: 'https://tidepool.example.com/en/opensearch.xml',
  });
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
