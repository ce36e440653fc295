import { describe, expect, it } from 'vitest';
import { breadcrumbList, scriptJson, webSite } from './json-ld';

describe('breadcrumbList', () => {
  const ORIGIN = 'https://tidepool.example.com';

  it('numbers the steps that have an address, from 1, with absolute addresses', () => {
    const list = breadcrumbList(
      [
        { label: 'React', permalink: null },
        { label: 'Next.js', permalink: '/en/docs/React/Next/' },
        { label: '路由', permalink: '/docs/路由' },
      ],
      ORIGIN,
    );
    expect(list).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Next.js', item: `${ORIGIN}/en/docs/React/Next/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: '路由',
          item: `${ORIGIN}/docs/%E8%B7%AF%E7%94%B1`,
        },
      ],
    });
  });

  it.each([[[]], [[{ label: 'A', permalink: null }]]])('is left out without addresses: %o', (steps) => {
    expect(breadcrumbList(steps, ORIGIN)).toBeNull();
  });
});

describe('scriptJson', () => {
  it('cannot end its script element', () => {
    const list = breadcrumbList([{ label: '</script><b>', permalink: '/a' }], 'https://example.com');
    const json = list ? scriptJson(list) : '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(list);
  });
});

it('webSite names the search page', () => {
  const data = webSite({ name: 'N', url: 'https://x/', lang: 'en', searchUrl: 'https://x/en/search' });
  expect(data.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://x/en/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});
