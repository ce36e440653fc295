import { expect, it } from 'vitest';
import { configuredLinks } from './configured-links';
import { siteSchema } from './schema';

const linksOf = (fields: object): string[] =>
  configuredLinks(siteSchema.parse({ title: 'Shells', url: 'https://shells.example.org', ...fields })).map(
    ({ path, kind, target }) => `${path.join('.')} ${kind} ${target}`,
  );
const ALWAYS = linksOf({});

it('names the icons, which have defaults', () => {
  expect(ALWAYS).toEqual([
    'favicon static /favicon.svg',
    'touchIcon static /icons/apple-touch-icon.png',
    'manifest.icons.0.src static /favicon.svg',
    'manifest.icons.1.src static /icons/icon-192.png',
    'manifest.icons.2.src static /icons/icon-512.png',
    'manifest.icons.3.src static /icons/icon-maskable-512.png',
  ]);
});

it.each<[string, object, string[]]>([
  [
    'the bar',
    {
      navbar: {
        items: [
          { type: 'docs' },
          { type: 'sidebar', sidebar: 'sea', label: 'Sea' },
          { type: 'link', to: '/about', activeBase: '/a', label: 'About' },
          { type: 'dropdown', label: 'More', items: [{ label: 'Log', to: '/log' }] },
          { type: 'repository', label: 'Code', href: 'https://shells.example.org/code' },
        ],
      },
    },
    [
      'navbar.items.1.sidebar sidebar sea',
      'navbar.items.2.to page /about',
      'navbar.items.2.activeBase area /a',
      'navbar.items.3.items.0.to page /log',
      'navbar.items.4.href page /code',
    ],
  ],
  [
    'the footer',
    {
      footer: {
        columns: [
          {
            title: 'More',
            items: [
              { label: 'RSS', file: '/blog/rss.xml' },
              { label: 'Other', href: 'https://example.com/a' },
            ],
          },
        ],
      },
    },
    ['footer.columns.0.items.0.file file /blog/rss.xml'],
  ],
  [
    'pictures to pay by',
    { support: { 'zh-Hans': [{ label: '微信', image: '/pay.png' }], en: [] } },
    ['support.zh-Hans.0.image static /pay.png'],
  ],
  [
    'the announcement',
    {
      announcementBar: {
        id: 'a',
        content: { 'zh-Hans': '好', en: '<a href="/b">b</a> <a href="https://x.org">x</a>' },
      },
    },
    ['announcementBar.content.en page /b'],
  ],
  [
    'where to report',
    { search: { reportUrl: 'https://shells.example.org/report?q={query}' } },
    ['search.reportUrl page /report?q={query}'],
  ],
  [
    'addresses below the path of the site',
    { baseUrl: '/notes/', search: { reportUrl: 'https://shells.example.org/notes/report' } },
    ['search.reportUrl page /report'],
  ],
])('names the addresses of %s', (_, fields, expected) => {
  expect(linksOf(fields).filter((link) => !ALWAYS.includes(link))).toEqual(expected);
});
