import { describe, expect, it } from 'vitest';
import { CLASSIC, moved } from '../../tests/support/moved-site';
import { compareAddresses } from './addresses';

const DOC = 'docs/a.md';

describe('addresses', () => {
  const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] }";
  const chinese = 'i18n/zh-CN/docusaurus-plugin-content';
  const options =
    "{ docs: { tagsBasePath: 'topics' }, blog: { postsPerPage: 1, pageBasePath: 'p', tagsBasePath: 't', authorsBasePath: 'people' } }";

  it('are those that each language gives', () => {
    const { addresses } = moved(`{ ${i18n}, ...${CLASSIC(options)} }`, {
      [DOC]: '---\ntags: [Big Data]\n---\n# A\n',
      [`${chinese}-docs/current/a.md`]: '---\nslug: 甲\ntags: [大数据]\n---\n# 甲\n',
      'docs/b.md': '# B\n',
      'docs/tags.yml': 'c: { permalink: /own }\n',
      'docs/c.md': '---\ntags: [c]\n---\n# C\n',
      [`${chinese}-docs/current/c.md`]: '---\ndraft: true\n---\n# 丙\n',
      'blog/2024-01-02-a.md': '---\nauthors: [ada]\n---\n# A\n',
      'blog/b.md': '---\nslug: b\nauthors: [{ key: ada }]\ntags: [x]\n---\n# B\n',
      'blog/authors.yml': 'ada: { name: Ada, page: true }\nbob: { name: Bob }\n',
      [`${chinese}-blog/b.md`]: '---\nslug: yi\n---\n# 乙\n',
      'static/f.zip': '',
    });
    const wanted =
      '/docs/a /docs/b /docs/topics/big-data /docs/topics/own /zh-CN/docs/甲 /zh-CN/docs/b /zh-CN/docs/topics/大数据 /blog/b /blog/p/2 /blog/t/x /blog/people /blog/people/ada /blog/people/ada/people/2 /zh-CN/blog/yi /zh-CN/f.zip';
    expect(addresses).toEqual(expect.arrayContaining(wanted.split(' ')));
    expect(addresses.join(' ')).not.toMatch(/zh-CN\/(?:docs\/(?:a|c)|blog\/b)(?: |$)|bob/);
  });

  it.each([
    [
      'true',
      '[b](../b) [c](..) ![d](../d.png) [e](./e.zip)',
      '[b](/docs/x/b) [c](/docs/x) ![d](../d.png) [e](./e.zip)',
    ],
    ['true', '[甲乙](<../甲 乙/?q#h> "T")', '[甲乙](</docs/x/甲 乙/?q#h> "T")'],
    ['true', '[b][c]\n\n[c]: ../b', '[b][c]\n\n[c]: /docs/x/b'],
    [
      'true',
      '<a id="../b" href="../b?q#h">乙</a> <Link to=\'../b\'>b</Link>\n\n<a class="x"\n  href="..">\n\nc\n\n</a>',
      '<a id="../b" href="/docs/x/b?q#h">乙</a> <Link to=\'/docs/x/b\'>b</Link>\n\n<a class="x"\n  href="/docs/x">\n\nc\n\n</a>',
    ],
    [
      'true',
      '<a href="./e.zip">e</a> <a href="#d">d</a> <a href={`../b`}>b</a>',
      '<a href="./e.zip">e</a> <a href="#d">d</a> <a href={`../b`}>b</a>',
    ],
    ['true', '<Link to="to">to</Link>', '<Link to="/docs/x/a/to">to</Link>'],
    ['false', '<a href="./b">b</a>', '<a href="./b">b</a>'],
    [
      'true',
      '[b](/b) [c](./c.md) [d](#d) [e](mailto:e@f.example)',
      '[b](/b) [c](./c.md) [d](#d) [e](mailto:e@f.example)',
    ],
    ['false', '[b](./b)', '[b](./b)'],
    ['undefined', '[b](../b)', '[b](../b)'],
  ])('that are relative mean what they meant with trailingSlash: %s in %s', (slash, text, wanted) => {
    const { texts } = moved(`{ trailingSlash: ${slash}, ...${CLASSIC('{}')} }`, {
      'docs/x/a.md': `# A\n\n${text}\n`,
      'docs/x/c.md': '# C\n',
      'docs/x/e.zip': '',
    });
    expect(texts['docs/x/a.md']).toBe(`# A\n\n${wanted}\n`);
  });

  it('that are relative in an index mean what they meant without a slash', () => {
    const { texts } = moved(`{ trailingSlash: false, ...${CLASSIC('{}')} }`, {
      'docs/x/index.md': '# A\n\n[b](b) [c](x/c)\n',
    });
    expect(texts['docs/x/index.md']).toBe('# A\n\n[b](/docs/b) [c](/docs/x/c)\n');
  });

  it.each([
    ['default', "presets: [['classic', { docs: OPTIONS }]]", 'docs', ''],
    ['guide', "plugins: [['content-docs', OPTIONS]]", 'guide', 'guide_'],
  ])('of overviews and tags stay at the root of the site: %s', (id, config, folder, own) => {
    const options = `{ id: '${id}', path: '${folder}', routeBasePath: '/', versions: { '1.0': { path: 'v1' } } }`;
    const box = '{"label":"池 Pool","link":{"type":"generated-index"}}';
    const files = Object.fromEntries(
      [folder, `${own}versioned_docs/version-1.0`, `${own}versioned_docs/version-2.0`].flatMap((version) => [
        [`${version}/box/_category_.json`, box],
        [`${version}/box/a.md`, '---\ntags: [Tide]\n---\n# A\n'],
      ]),
    );
    const { instead } = moved(`{ ${config.replace('OPTIONS', options)} }`, {
      ...files,
      [`${own}versions.json`]: '["2.0", "1.0"]',
    });
    for (const version of ['', '/next', '/v1'])
      for (const path of ['/category/池-pool', '/tags/tide', '/tags'])
        expect(instead[version + path]?.[0]).toBe(version + path);
  });

  it.each([
    ['b/c.md', '', '/b/c', '/b/c'],
    ['b/index.md', '', '/b/', '/b/'],
    ['b.md', 'slug: /', '/', '/'],
    // Files and pages of this program are there.
    ['data/b.md', '', '/data/b', '/docs/data/b'],
    ['b.md', 'slug: /search', '/search', '/docs/search'],
    ['Blog/b.md', '', '/Blog/b', '/docs/Blog/b'],
  ])('of docs stay at the root where all can: %s %s', (file, fields, old, wanted) => {
    const { instead } = moved(`{ ...${CLASSIC("{ docs: { routeBasePath: '/' } }")} }`, {
      'docs/a.md': '# A\n',
      [`docs/${file}`]: `---\n${fields}\n---\n# B\n`,
    });
    expect(instead[old]).toEqual([wanted]);
    expect(instead['/a']).toEqual([wanted.replace(old, '/a')]);
  });

  it('are kept, redirected or lost', () => {
    const published = {
      addresses: ['/', '/docs/a', '/zh/docs/a', '/docs/tags'],
      documents: { 'docs/a.md': '/docs/a' },
      redirects: ['/docs/a.html'],
    };
    const old = [
      { path: '/docs/a/', prefix: '' },
      { path: '/docs/A.html', prefix: '' },
      { path: '/zh/docs/甲', prefix: 'zh', file: 'docs/a.md' },
      { path: '/docs/topics/x', prefix: '', instead: ['/docs/tags/x', '/docs/tags'] },
      { path: '/out', prefix: '', instead: ['https://b.example/x'] },
      { path: '/shop', prefix: '', why: 'a React page' },
    ];
    expect(compareAddresses(old, published, ['/docs/a', '/fr/docs/a', '/fr/docs/a/'])).toEqual({
      all: 7,
      kept: 1,
      redirected: 1,
      redirects: [
        { from: '/zh/docs/甲', to: '/zh/docs/a' },
        { from: '/docs/topics/x', to: '/docs/tags' },
        { from: '/out', to: 'https://b.example/x' },
      ],
      lost: [
        { path: '/shop', why: 'a React page' },
        { path: '/fr/docs/a/', why: 'nothing that was imported has this address' },
      ],
    });
  });
});
