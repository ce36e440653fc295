import { describe, expect, it } from 'vitest';
import { LOCALES, virtualContent } from '../../../tests/support/content';
import { linkAddress, resolveLink } from './resolve';

const doc = (title: string, fields = '', body = '') => `---\ntitle: ${title}\n${fields}\n---\n\n${body}\n`;
const FILES = {
  'blog/2024-01-01-潮池/index.mdx': doc('潮池', '', '## 退潮 {#ebb}'),
  'blog/2024-01-01-潮池/index.en.mdx': doc('Tidepool', '', '## Ebb {#ebb}\n\n## Extra'),
  'blog/2024-01-02-Awk.mdx': doc('Awk'),
  'docs/Intro.mdx': doc('介绍', 'slug: /'),
  'docs/Docker/index.mdx': doc('Docker'),
  'docs/Docker/Sea.mdx': '# 海 Sea\n\n[x](#海-sea)\n\n## 海 Sea\n',
  'docs/Docker/Rock.mdx': '# Rock\n\n石\n',
  'docs/Docker/Rock.en.mdx': doc('Stone', '', '## Rock'),
  'docs/Docker/01-Basic.mdx': doc('基础'),
  'docs/Docker/01-Basic.en.mdx': doc('Basic'),
  'docs/Docker/English.en.mdx': doc('English only'),
  'pages/about.mdx': doc('关于'),
};

const { index, targets } = virtualContent(FILES, {
  staticFiles: new Set(['/robots.txt', '/图/a.svg', '/files/paper.pdf']),
  fileAddress: (file) => (file === 'docs/Docker/data/tides.csv' ? '/static/0f/tides.csv' : null),
  fileNames: (folder) => (folder === 'docs/Docker/data' ? ['tides.csv'] : []),
});

/** The address that a link in `docs/Docker/01-Basic` gets, or why it has none. */
function addressOf(url: string, locale: 'zh-Hans' | 'en' = 'zh-Hans', checked = true): string {
  const document = index.docs.find(({ id }) => id === 'Docker/Basic');
  const translation = document?.translations[locale];
  if (!document || !translation) throw new Error('missing');
  const link = resolveLink({ url, line: 1, column: 1, checked }, translation, document, targets);
  return link.kind === 'broken'
    ? `${link.reason} ${link.fix}`
    : `${link.kind} ${linkAddress(link, locale, LOCALES)}`;
}

describe('resolveLink', () => {
  it.each([
    ['file beside it', './index.mdx', 'page /docs/Docker/'],
    ['file without a dot', 'English.mdx', 'page /docs/Docker/English'],
    ['translation of a file', './01-Basic.en.mdx', 'page /docs/Docker/Basic'],
    ['file above it', '../Intro.mdx#x', 'page /docs#x'],
    ['file from the collection', '/Docker/index.mdx', 'page /docs/Docker/'],
    ['file from the collection, without a slash', 'Docker/index.mdx', 'page /docs/Docker/'],
    ['file from the content root', '/blog/2024-01-01-潮池/index.mdx?a=1#ebb', 'page /blog/潮池?a=1#ebb'],
    ['file from the repository', '@site/content/pages/about.mdx', 'page /about/'],
    ['file of Docusaurus’ repository', '@site/docs/Intro.mdx', 'page /docs'],
    ['address', '/blog/潮池', 'page /blog/潮池'],
    ['encoded address', '/blog/%E6%BD%AE%E6%B1%A0', 'page /blog/潮池'],
    ['address in another case', '/docs/docker', 'page /docs/Docker/'],
    ['address with .html', '/about/index.html', 'page /about/'],
    ['list page', '/blog', 'page /blog'],
    ['home', '/', 'page /'],
    ['address in a language', '/en/blog/Awk', 'page /en/blog/Awk'],
    ['relative address', 'Basic', 'page /docs/Docker/Basic'],
    ['relative address that goes up', '../Docker/English', 'page /docs/Docker/English'],
    ['query', '?a=1#x', 'page /docs/Docker/Basic?a=1#x'],
    ['anchor', '#退潮', 'anchor #退潮'],
    ['title of a text', './Sea.mdx#海-sea', 'page /docs/Docker/Sea'],
    ['title of a text, encoded', 'Sea?a#%E6%B5%B7-sea', 'page /docs/Docker/Sea?a'],
    [
      'title of a text that is a heading in another language',
      './Rock.mdx#rock',
      'page /docs/Docker/Rock#rock',
    ],
    ['heading with the text of a title', './Sea.mdx#海-sea-1', 'page /docs/Docker/Sea#海-sea-1'],
    ['static file', '/图/a.svg?v=1', 'file /图/a.svg?v=1'],
    ['static file by its place', '@site/static/files/paper.pdf#page=2', 'file /files/paper.pdf#page=2'],
    ['static file by the way to it', '../../static/files/paper.pdf', 'file /files/paper.pdf'],
    ['static file from above static', '/static/files/paper.pdf', 'file /files/paper.pdf'],
    ['file to download beside it', './data/tides.csv?v=1', 'file /static/0f/tides.csv?v=1'],
    ['the same without a dot', 'data/tides.csv', 'file /static/0f/tides.csv'],
    ['from the content root', '@site/docs/Docker/data/tides.csv', 'file /static/0f/tides.csv'],
    ['from above', '../Docker/data/tides.csv', 'file /static/0f/tides.csv'],
    ['a feed', '../../blog/rss.xml', 'page /blog/rss.xml'],
  ])('%s', (_, url, expected) => expect(addressOf(url)).toBe(expected));

  it.each([
    ['stays in the language of the page', '/blog/潮池', 'page /en/blog/潮池'],
    ['by file too', './index.mdx', 'page /en/docs/Docker/'],
    ['home', '/', 'page /en/'],
    ['static files have no language', '/robots.txt', 'file /robots.txt'],
  ])('English: %s', (_, url, expected) => expect(addressOf(url, 'en')).toBe(expected));

  it.each([
    ['', 'A link has no address. Write a path or an address between the parentheses.'],
    [
      './index2.mdx',
      'The link "./index2.mdx" leads to no document (looked for docs/Docker/index2.mdx). Did you mean docs/Docker/index.mdx?',
    ],
    ['/blog/潮汐', 'The link "/blog/潮汐" leads to no page. Did you mean /blog/潮池?'],
    [
      './data/tide.csv',
      'The link "./data/tide.csv" leads to no file (looked for docs/Docker/data/tide.csv). Did you mean docs/Docker/data/tides.csv?',
    ],
    [
      './data/moon.csv',
      'The link "./data/moon.csv" leads to no file (looked for docs/Docker/data/moon.csv). Put the file there',
    ],
    [
      '/files/papr.pdf',
      'The link "/files/papr.pdf" leads to no file (looked for static/files/papr.pdf). Did you mean static/files/paper.pdf?',
    ],
    [
      '/x/y/z',
      'The link "/x/y/z" leads to no page. Correct the address, or link the document by its file path.',
    ],
  ])('broken: %j', (url, expected) => expect(addressOf(url)).toContain(expected));

  it('leaves unchecked links as they are', () => {
    expect(addressOf('/nowhere', 'en', false)).toBe('file /nowhere');
  });
});

describe('a link that leads nowhere', () => {
  const files = {
    ...FILES,
    'docs/Docker/01-Basic.mdx': doc(
      '基础',
      '',
      '[a](./Gone.mdx#x) [b](/docs/gone?y=1) [c](/en/blog/gone) [d](./gone.csv) [e](<>) [f](../%E6%BD%AE)',
    ),
  };
  const other = virtualContent(files);
  const document = other.index.docs.find(({ id }) => id === 'Docker/Basic');

  it.each([
    [
      'zh-Hans',
      ['/docs/Docker/Gone#x', '/docs/gone?y=1', '/en/blog/gone', '/docs/Docker/gone.csv', '#', '/docs/潮'],
    ],
    [
      'en',
      [
        '/en/docs/Docker/Gone#x',
        '/en/docs/gone?y=1',
        '/en/blog/gone',
        '/docs/Docker/gone.csv',
        '#',
        '/en/docs/潮',
      ],
    ],
  ] as const)('stays a link to where it would lead (%s)', (locale, expected) => {
    if (!document) throw new Error('missing');
    const { original } = document;
    const addresses = original.compiled.links.map((record) =>
      linkAddress(resolveLink(record, original, document, other.targets), locale, LOCALES),
    );
    expect(addresses).toEqual(expected);
  });
});
