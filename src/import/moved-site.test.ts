import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLASSIC, folder, moved } from '../../tests/support/moved-site';

/** What becomes of whole sites, before anything is written. */

const DOC = 'docs/a.md';
const PLACEHOLDER = ['> **Not moved: `<C>`**', '>', '> ```jsx', '> <C />', '> ```'];

describe('front matter', () => {
  it.each<[string, string, string, string?]>([
    [
      'the name of the file as title',
      '## B\n\n```sh\n# c\n```\n',
      '---\ntitle: a\n---\n\n## B\n\n```sh\n# c\n```\n',
    ],
    ['a heading in HTML is no title', '<h1>B</h1>\n', '---\ntitle: a\n---\n\n<h1>B</h1>\n'],
    ['the id as title', '---\nid: b\n---\nC\n', '---\nid: b\ntitle: b\n---\nC\n'],
    ['a title that is there', 'B\n===\n', 'B\n===\n'],
    [
      'a field that is wrong',
      '---\ntitle: B\nreferences:\n  - name: C\n# end\n---\n',
      '---\ntitle: B\n# end\n---\n',
    ],
    [
      'a text that is a number',
      '---\ntitle: B\nsidebar_position: "3"\n---\n',
      '---\ntitle: B\nsidebar_position: 3\n---\n',
    ],
    ['nothing', '---\ntitle: B\ndescription: ""\n---\n', '---\ntitle: B\n---\n'],
    ['a field that is no YAML', '---\ntitle: B\nimage: c: d\n---\n', '---\ntitle: B\n---\n'],
    ['its format', '---\ntitle: B\nformat: md\n---\n{c}\n', '---\ntitle: B\n---\n\\{c}\n'],
    [
      'an address that ends like a file',
      '---\ntitle: B\nslug: /c.html\n---\n',
      '---\ntitle: B\nslug: /c\n---\n',
    ],
    [
      'lines of Windows',
      'B {1}\r\n\r\n<C />\r\n',
      ['---', 'title: a', '---', '', 'B {1}', '', ...PLACEHOLDER, ''].join('\r\n'),
    ],
  ])('%s', (_, text, wanted) => {
    expect(moved(CLASSIC('{}'), { [DOC]: text }).texts[DOC]).toBe(wanted);
  });

  it('of a translation has what it shares from its original', () => {
    const i18n = "{ i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] }, ...";
    const { texts, notes } = moved(`${i18n}${CLASSIC('{}')} }`, {
      'blog/2024-01-02-a.md': '---\ntags: [x]\nslug: a\n---\n# A\n',
      'i18n/zh-CN/docusaurus-plugin-content-blog/2024-01-02-a.md':
        '---\ntags: [甲]\nslug: b\ndate: 2024-01-03\n---\n# 甲\n',
      'blog/2024-01-02-b.md': '# B\n',
      'i18n/zh-CN/docusaurus-plugin-content-blog/2024-01-02-b.md': '---\ndraft: true\n---\n# 乙\n',
    });
    expect(texts['blog/2024-01-02-a.zh-Hans.md']).toBe('---\n---\n# 甲\n');
    expect(texts['blog/tags.yml']).toContain('zh-Hans: 甲');
    expect(texts['blog/2024-01-02-b.zh-Hans.md']).toBeUndefined();
    expect(notes.filter((note) => note.startsWith('left-out'))).toEqual([
      'left-out A translation that is a draft i18n/zh-CN/docusaurus-plugin-content-blog/2024-01-02-b.md',
    ]);
  });
});

describe('how texts are read', () => {
  it.each([
    ['markdown: { format: "detect" }', '{}', 'a.md', '{b}', '\\{b}'],
    ['markdown: { format: "detect" }', '{}', 'a.mdx', '{"b"}', '{"b"}'],
    ['markdown: { format: "md" }', '{}', 'a.mdx', '{b}', '\\{b}'],
    ['', '{}', 'a.md', '$1 $2', '\\$1 \\$2'],
    ['', "{ docs: { remarkPlugins: [require('remark-math')] } }", 'a.md', '$1 $2', '$1 $2'],
    ['', "{ docs: { remarkPlugins: ['remark-math'] } }", 'a.md', '$1 $2', '$1 $2'],
    ['', "{ blog: { remarkPlugins: [[require('remark-math').default, {}]] } }", 'a.md', '$1 $2', '\\$1 \\$2'],
    ['', "{ docs: { admonitions: { keywords: ['own'] } } }", 'a.md', ':::own\n:::', ':::note[Own]\n:::'],
  ])('with %s and %s %s', (own, options, file, text, wanted) => {
    const { texts } = moved(`{ ${own}${own === '' ? '' : ','} ...${CLASSIC(options)} }`, {
      [`docs/${file}`]: `# A\n\n${text}\n`,
    });
    expect(texts[`docs/${file}`]).toBe(`# A\n\n${wanted}\n`);
  });

  it('without what is excluded, and under names that can be addresses', () => {
    const { texts, notes, addresses } = moved(
      CLASSIC("{ docs: { exclude: ['README.md', 'b/**'] }, pages: { include: ['c.md'] } }"),
      {
        'docs/README.md': '# R\n',
        'docs/b/c.md': '# C\n',
        'docs/C#/100%.html.md': '# D\n',
        'src/pages/c.md': '# C\n',
        'src/pages/e.md': '# E\n',
      },
    );
    expect(Object.keys(texts)).toEqual(['docs/C-/100-.md', 'pages/c.md']);
    expect(notes.filter((note) => note.includes('excludes'))).toHaveLength(3);
    expect(notes.join()).toContain('its name cannot be an address docs/C#/100%.html.md');
    expect(addresses).not.toContain('/docs/');
  });

  it('by the options of their own instance, and partials by those of the text that imports them', () => {
    const math = "remarkPlugins: ['remark-math']";
    const { texts } = moved(
      `{ plugins: [['content-pages', { id: 'b', path: 'b', routeBasePath: 'b', ${math} }]], ...${CLASSIC(`{ blog: { ${math} } }`)} }`,
      {
        'src/pages/a.md': '# A\n\n$1 $2\n',
        'b/a.md': '# A\n\n$1 $2\n',
        'blog/2024-01-02-a.md': "import P from '../parts/_p.md';\n\n# A\n\n<P />\n",
        'parts/_p.md': '$1 $2\n',
      },
    );
    expect(texts['pages/a.md']).toContain('\\$1');
    expect(texts['pages/b/a.md']).toContain('\n$1');
    expect(texts['parts/_p.md']).toBe('$1 $2\n');
  });

  it('in translations, without those of excluded texts and with data that differs', () => {
    const i18n = "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] }";
    const chinese = 'i18n/zh-CN/docusaurus-plugin-content-docs/current';
    const { copies, notes } = moved(`{ ${i18n}, ...${CLASSIC("{ docs: { exclude: ['b.md'] } }")} }`, {
      'docs/b.md': '# B\n',
      [`${chinese}/b.md`]: '# B\n',
      'docs/c.json': '1',
      [`${chinese}/c.json`]: '2',
    });
    expect(copies).toEqual(['docs/c.json', 'docs/c.zh-Hans.json']);
    expect(notes.map((note) => /excludes|original/.exec(note)?.[0])).toEqual(['excludes', 'excludes']);
  });

  it('with the files that they import', () => {
    const { texts, copies } = moved(CLASSIC('{}'), {
      [DOC]:
        "# A\n\nimport Part from '../parts/_b.mdx';\nimport data from '@site/src/data';\nimport { pools, deepest } from '../src/named.ts';\nimport tide from '../src/tide.js';\nimport { shout } from '../src/functions.js';\nimport low, { twice } from '../src/both';\nimport Own from '@site/src/Own';\nimport pic from '../pics/c.png';\n\n<Part />\n{data.length} {pools[0]} {deepest} {tide.low} {shout('x')}\n<Own />\n<img src={pic} />\n",
      'parts/_b.mdx': "import Part from './_b.mdx';\n\nB\n",
      'src/data.js': 'export default [1];\n',
      'src/named.ts':
        "import { all } from './all';\nexport const pools: string[] = all;\nexport const deepest = pools[0];\n",
      'src/all.mjs': "export const all = ['Kelp'];\n",
      'src/tide.js': 'module.exports = { low: 1 };\n',
      'src/functions.js': 'export const shout = (text) => text.toUpperCase();\n',
      'src/both.ts': 'const low: number = 1;\nexport const twice = () => 2 * low;\nexport default low;\n',
      'src/Own.jsx': 'export default () => <b />;\n',
      'pics/c.png': '',
    });
    const { [DOC]: doc, 'parts/_b.mdx': part, ...data } = texts;
    expect(part).toContain('B');
    expect(Object.entries(data).map(([name, text]) => [name, JSON.parse(text) as unknown])).toEqual([
      ['src/data.json', [1]],
      ['src/named.json', { pools: ['Kelp'], deepest: 'Kelp' }],
      ['src/tide.json', { low: 1 }],
      ['src/both.json', { default: 1, twice: null }],
    ]);
    expect(copies).toEqual(['pics/c.png']);
    expect(doc).toMatch(
      /from '@site\/src\/data\.json'[^]*from '\.\.\/src\/named\.json'[^]*from '\.\.\/src\/tide\.json'/,
    );
    expect(doc).not.toMatch(/Own.jsx|functions/);
  });
});

describe('the configuration', () => {
  it('may have a preset that is like the classic one, and docs without the main ones, at their address', () => {
    const preset = "{ presets: [['@own/preset', { docs: { id: 'product' } }]] }";
    const { site, texts } = moved(preset, { [DOC]: '# A\n' });
    expect(texts['product/a.md']).toBe('# A\n');
    expect(site.docs).toEqual({ path: 'product', instances: [{ id: 'product', path: 'docs' }] });
  });

  it('may read what its boundary holds', () => {
    mkdirSync(path.join(folder, 'web/site'), { recursive: true });
    const read =
      "JSON.parse(require('fs').readFileSync(require('path').resolve(__dirname, '../../names.json'), 'utf8'))";
    const { site, texts } = moved(
      `{ ...${read}, tagline: require('../../tag').tag, ...${CLASSIC("{ docs: { path: '../../texts', sidebarPath: require.resolve('./sidebars.js') } }")} }`,
      {
        'names.json': '{ "title": "Outer" }',
        'tag.ts': "export const tag: string = 'Tag';",
        'texts/a.md': '# A\n',
        'web/site/sidebars.js': "module.exports = { main: ['a'] };",
      },
      'web/site',
      '',
    );
    expect(site).toMatchObject({ title: 'Outer', tagline: 'Tag' });
    expect(texts).toMatchObject({ 'docs/a.md': '# A\n', 'docs/sidebars.yml': 'main:\n  - doc: a\n' });
  });

  it('may be all that there is', () => {
    expect(moved('{}', {}).texts).toEqual({ 'pages/about.md': '# A\n' });
  });

  it('names the folder of translations', () => {
    const chinese = "{ path: 'chinese', baseUrl: '/zh/' }";
    const i18n = `{ defaultLocale: 'en', locales: ['en', 'zh-Hans'], path: 'locales', localeConfigs: { 'zh-Hans': ${chinese} } }`;
    const { texts, site } = moved(`{ i18n: ${i18n}, ...${CLASSIC('{}')} }`, {
      [DOC]: '# A\n',
      'locales/chinese/docusaurus-plugin-content-docs/current/a.md': '# 甲\n',
    });
    expect(texts['docs/a.zh-Hans.md']).toBe('# 甲\n');
    expect(site).toMatchObject({ i18n: { locales: { 'zh-Hans': { prefix: 'zh' } } } });
  });

  it('may have several blogs, of which the one at /blog is the main one', () => {
    const blog = '@docusaurus/plugin-content-blog';
    const { texts, addresses } = moved(
      `{ plugins: [['${blog}', { id: 'notes', path: 'notes', routeBasePath: 'notes' }], ['./own-blog', { id: 'own', path: 'blog' }]] }`,
      {
        'own-blog.js': `module.exports = require('${blog}');`,
        'blog/2024-01-02-a.md': '# A\n',
        'blog/tags.yml': 'red: { label: Red }\n',
        'blog/authors.yml': 'ada: { name: Ada }\n',
        'notes/2024-01-03-b.md': '# B\n',
        'notes/tags.yml': 'blue: { label: Blue }\nred: { label: Other }\n',
        'notes/authors.yml': 'bob: { name: Bob }\nada: { name: Other }\n',
      },
    );
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(['blog/2024-01-02-a.md', 'blog/notes/2024-01-03-b.md']),
    );
    expect(texts['blog/tags.yml']).toMatch(/blue:[\s\S]*label: Red/);
    expect(texts['blog/authors.yml']).toMatch(/bob:[\s\S]*name: Ada/);
    expect(addresses).toEqual(expect.arrayContaining(['/notes/2024/01/03/b', '/blog/2024/01/02/a']));
  });

  it('has small things', () => {
    const { site, texts, notes, addresses } = moved(
      `{ plugins: [['client-redirects', { redirects: [{ from: '/q', to: '/docs/a?x#y' }], fromExtensions: ['htm'], toExtensions: ['zip'], createRedirects: (path) => (path.startsWith('/docs/') ? [path.replace('docs', 'old')] : undefined) }]],
         themes: ['own-theme'],
         presets: [['classic', { docs: { numberPrefixParser: false, rehypePlugins: [function ownPlugin() {}] }, blog: { postsPerPage: 'ALL', tags: 'words.yml' } }], 'own-preset'],
         themeConfig: { footer: { copyright: '© <a href="/">A</a> &amp; B&trade;<br/>C' } } }`,
      {
        'docs/1-a.md': '# A\n',
        'blog/2024-01-02-b.md': '# B\n',
        'blog/words.yml': 'c: { label: D }\n',
        'static/c.zip': '',
        'static/CNAME': '',
      },
    );
    expect(texts['blog/tags.yml']).toContain('label: D');
    expect(site).toMatchObject({ footer: { copyright: '© A & B™ · C' }, blog: { pageSize: 10_000 } });
    expect(
      notes.filter((note) => note.includes('no equivalent')).map((note) => note.split(' ').at(-1)),
    ).toEqual(['docs)', 'own-preset', 'own-theme']);
    expect(addresses).toEqual(
      expect.arrayContaining(['/docs/1-a', '/docs/1-a.htm', '/c', '/CNAME', '/q', '/old/1-a']),
    );
  });

  it('gives the overviews of categories the addresses that they had', () => {
    const category = (label: string): string => JSON.stringify({ label, link: { type: 'generated-index' } });
    const generated = { type: 'generated-index' };
    const items = [{ type: 'autogenerated', dirName: '.' }];
    const { addresses } = moved(CLASSIC("{ docs: { sidebarPath: './sidebars.js' } }"), {
      'docs/b/a.md': '# A\n',
      'docs/b/_category_.json': category('⚙️ Plugins'),
      'docs/c/a.md': '# A\n',
      'docs/c/_category_.json': category('同名'),
      'sidebars.js': `module.exports = ${JSON.stringify({
        main: [
          { type: 'category', label: 'JavaScript APIs v2', link: generated, items: ['b/a'] },
          { type: 'category', label: '同名', link: generated, items },
          { type: 'category', label: 'X', link: { ...generated, slug: '/own' }, items: ['c/a'] },
        ],
      })};`,
    });
    expect(addresses.filter((address) => /category|own/.test(address)).sort()).toEqual(
      [
        '/docs/category/javascript-apis-v2',
        '/docs/category/\uFE0F-plugins',
        '/docs/category/同名',
        '/docs/category/同名-1',
        '/docs/own',
      ].sort(),
    );
  });
});
