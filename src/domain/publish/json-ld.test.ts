import { describe, expect, it } from 'vitest';
import { documentProblems } from '../../../tests/support/schema-org';
import { blog, blogPosting, breadcrumbList, person, scriptJson, webSite } from './json-ld';

const ORIGIN = 'https://tidepool.example.com';

describe('breadcrumbList', () => {
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
        { '@type': 'ListItem', position: 2, name: '路由', item: `${ORIGIN}/docs/%E8%B7%AF%E7%94%B1` },
      ],
    });
    expect(documentProblems(list)).toEqual([]);
  });

  it.each([[[]], [[{ label: 'A', permalink: null }]]])('is left out without addresses: %o', (steps) => {
    expect(breadcrumbList(steps, ORIGIN)).toBeNull();
  });
});

describe('blogPosting', () => {
  const bare = {
    title: '42',
    description: '',
    url: '/blog/42',
    contentLocale: 'zh-Hans',
    card: '/cards/0123.jpg',
    date: '2024-05-19',
    lastUpdatedAt: null,
    tags: [],
    authors: [],
    references: [],
  };

  const nobody = { permalink: null, imageURL: null };

  it('cites what the post relies on, as far as it is known', () => {
    const posting = blogPosting(
      {
        ...bare,
        lastUpdatedAt: '2025-01-02T03:04:05+08:00',
        tags: [{ label: 'Linux' }],
        authors: [
          { ...nobody, name: '潮池', permalink: '/blog/authors/潮池' },
          { ...nobody, name: 'Guest', imageURL: '/img/guest.png' },
        ],
        references: [
          { title: 'POSIX awk', url: 'https://pubs.example.org/awk', author: 'The Open Group', time: '2018' },
          { title: 'A page', url: 'https://example.org/', author: null, time: 'last spring' },
        ],
      },
      ORIGIN,
    );
    expect(documentProblems(posting)).toEqual([]);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      url: `${ORIGIN}/blog/42`,
      image: `${ORIGIN}/cards/0123.jpg`,
      keywords: ['Linux'],
      author: [
        { '@type': 'Person', name: '潮池', url: `${ORIGIN}/blog/authors/%E6%BD%AE%E6%B1%A0` },
        { '@type': 'Person', name: 'Guest', image: `${ORIGIN}/img/guest.png` },
      ],
      citation: [
        { '@type': 'CreativeWork', author: 'The Open Group', datePublished: '2018' },
        { '@type': 'CreativeWork', name: 'A page', url: 'https://example.org/' },
      ],
    });
    expect(JSON.stringify(posting)).not.toContain('last spring');
  });

  it('says nothing of what it does not know', () => {
    const posting = blogPosting(bare, ORIGIN);
    expect(documentProblems(posting)).toEqual([]);
    expect(Object.keys(posting).join(' ')).toBe('@context @type headline url inLanguage image datePublished');
  });
});

it('blog lists its posts', () => {
  const posts = [{ title: 'Awk', permalink: '/en/blog/Awk', date: '2024-05-19' }];
  const data = blog({ name: 'Blog | Tidepool', url: '/en/blog', lang: 'en', posts }, ORIGIN);
  expect(documentProblems(data)).toEqual([]);
  expect(data.blogPost).toEqual([
    { '@type': 'BlogPosting', headline: 'Awk', url: `${ORIGIN}/en/blog/Awk`, datePublished: '2024-05-19' },
  ]);
});

it('person names profiles, but no mail addresses', () => {
  const data = person(
    {
      name: 'Tidepool',
      title: null,
      description: 'Writes.',
      permalink: '/en/blog/authors/tidepool',
      imageURL: null,
      socials: [
        { platform: 'github', url: 'https://github.com/tidepool-notes' },
        { platform: 'email', url: 'mailto:hello@example.com' },
      ],
    },
    ORIGIN,
  );
  expect(documentProblems(data)).toEqual([]);
  expect(data.sameAs).toEqual(['https://github.com/tidepool-notes']);
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
  const data = webSite({
    name: 'N',
    url: 'https://x.example/',
    lang: 'en',
    searchUrl: 'https://x.example/en/search',
  });
  expect(documentProblems(data)).toEqual([]);
  expect(data.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://x.example/en/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});
