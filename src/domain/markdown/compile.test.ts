import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const html = (source: string, locale: 'zh-Hans' | 'en' = 'en'): string =>
  htmlOf(compileClean(source, { locale }).tree);

describe('blocks', () => {
  it.each([
    ['Hello *you*', '<p>Hello <em>you</em></p>'],
    ['**注意：**正文', '<p><strong>注意：</strong>正文</p>'],
    ['匹配*“abc”*字符', '<p>匹配<em>“abc”</em>字符</p>'],
    ['这是~~删除。~~的', '<p>这是<del>删除。</del>的</p>'],
    ['At 10:30 sharp', '<p>At 10:30 sharp</p>'],
    ['a\n\n{/* note */}\n\nb', '<p>a</p>\n<p>b</p>'],
    ['a <!-- note --> b', '<p>a  b</p>'],
    ['Two and two is {2 + 2}.', '<p>Two and two is 4.</p>'],
    ['export const name = "潮池";\n\n你好，{name}。', '<p>你好，潮池。</p>'],
    ['{[1, 2].map((n) => <b key={n}>{n}</b>)}', '<b>1</b>\n<b>2</b>'],
    ['export const Up = ({ children }) => <sup>{children}</sup>;\n\nE<Up>2</Up>', '<p>E<sup>2</sup></p>'],
    [
      '<div className="a" style={{ color: "red" }}>x</div>',
      '<div className="a" style="{"color":"red"}">x</div>',
    ],
    [
      '- [x] done',
      '<ul className="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n</ul>',
    ],
  ])('%j', (source, expected) => expect(html(source)).toBe(expected));

  it('keeps tables in a scrollable, focusable box', () => {
    expect(html('| a |\n|---|\n| b |')).toMatch(
      /^<div className="table-scroll" tabIndex="0" role="group" aria-label="Table"><table>/,
    );
  });

  it('takes a leading level-1 heading as title', () => {
    const document = compileClean('# 标题 {#t}\n\ntext');
    expect(document.title).toBe('标题');
    expect(htmlOf(document.tree)).toBe('<p>text</p>');
  });
});

describe('headings', () => {
  it('links each heading and keeps the anchor out of the table of contents', () => {
    const document = compileClean('## A *b* [c](./x.mdx) {#a}', { locale: 'zh-Hans' });
    expect(document.headings[0]?.html).toBe('A <em>b</em> c');
    expect(htmlOf(document.tree)).toContain(
      '<a class="anchor" href="#a" aria-label="“A b c”的直达链接" translate="no">#</a>',
    );
  });
});

describe('code', () => {
  it('highlights at build time, line by line', () => {
    expect(html('```js title="a.js" {1}\nconst a = 1;\n```')).toContain(
      '<figure className="code" data-language="js"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="line line-highlight"><span class="token keyword">const</span> a = <span class="token number">1</span>;\n</span></code></pre>',
    );
  });

  it('reopens tokens that span lines', () => {
    expect(html('```js\n/* a\nb */\n```')).toContain(
      '<span class="line"><span class="token comment">/* a</span>\n</span><span class="line"><span class="token comment">b */</span>\n</span>',
    );
  });

  it('escapes code of unknown languages and warns', () => {
    const document = compile('```nolang\n<b>&</b>\n```', compileOptions());
    expect(htmlOf(document.tree)).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
    expect(document.problems).toMatchObject([
      { severity: 'warning', line: 1, found: expect.stringContaining('nolang') as string },
    ]);
  });
});

it('an admonition is a note with a heading', () => {
  expect(html(':::tip[A `b`]\nhi\n:::').replace(/\n/g, '')).toBe(
    '<aside className="admonition admonition-tip" role="note" aria-label="A b"><div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span><span>A <code>b</code></span></div><div class="admonition-body"><p>hi</p></div></aside>',
  );
});

describe('components', () => {
  it('keeps registered components and their ancestors as nodes', () => {
    const { tree } = compileClean(
      '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nText **b**\n\n</TabItem>\n</Tabs>',
    );
    expect(tree).toEqual([
      {
        component: 'Tabs',
        props: { groupId: 'os', defaultValue: 'a' },
        children: [
          {
            component: 'TabItem',
            props: { value: 'a', label: 'A' },
            children: [{ tag: 'p', html: 'Text <strong>b</strong>' }],
          },
        ],
      },
    ]);
  });

  it('accepts the imports of Docusaurus’ theme, under any local name', () => {
    const { tree } = compileClean(
      "import T from '@theme/Tabs';\nimport Item from '@theme/TabItem';\n\n<T><Item value=\"a\">x</Item></T>",
    );
    expect(htmlOf(tree)).toBe('<Tabs defaultValue="a"><TabItem value="a" label="a">x</TabItem></Tabs>');
  });

  it('makes a lone image a figure and counts it', () => {
    const document = compileClean('![潮池](./pool.png "退潮")\n\ntext ![b](/b.svg) text');
    expect(document.tree[0]).toEqual({
      component: 'Image',
      props: { image: 0, alt: '潮池', title: '退潮', figure: true },
    });
    expect(document.images.map(({ src }) => src)).toEqual(['./pool.png', '/b.svg']);
  });

  it('turns mermaid fences into a component', () => {
    const document = compileClean('```mermaid\ngraph TD\n```');
    expect(document.tree).toMatchObject([
      { component: 'Mermaid', props: { code: 'graph TD', name: 'Diagram' } },
    ]);
    expect(document.pageNeeds).toEqual(['mermaid']);
  });

  it('typesets math and says that the page needs its styles', () => {
    const document = compileClean('$X \\to Y$');
    expect(htmlOf(document.tree)).toContain('class="katex"');
    expect(document.pageNeeds).toEqual(['math']);
  });

  it('cuts at the truncate marker in both spellings', () => {
    for (const marker of ['{/* truncate */}', '<!-- truncate -->', '{/*truncate*/}']) {
      const { tree, truncateAt } = compileClean(`a\n\nb\n\n${marker}\n\nc`);
      expect([tree.length, truncateAt]).toEqual([3, 2]);
    }
  });
});

describe('problems', () => {
  const problemsOf = (source: string) => compile(source, compileOptions({ firstLine: 10 })).problems;

  it.each([
    ['text\n\n<Tasb />', 12, /<Tasb> is not a component/, /Did you mean <Tabs>/],
    ['<Tabs onClick={() => 1} />', 10, /"onClick" of <Tabs> is a function/, /Props may contain/],
    ["import X from 'x'\n\n# A", 10, /imports "x"/, /Remove the import/],
    ["import X from '@theme/Tab'\n\ntext", 10, /imports "@theme\/Tab"/, /@theme\/Tabs/],
    ['export default () => null\n\ntext', 10, /not possible/, /export const/],
    ['a {nope} b', 10, /nope is not defined/, /evaluated once/],
    ['a\n\n<Tabs>', 12, /cannot be parsed/, /Close every tag/],
    ['a<br>\nb', 10, /cannot be parsed/, /^Write <br \/>/],
    ['<p>潮<img src="./a.png"></p>', 10, /cannot be parsed/, /^Write <img … \/>/],
    ['a {b', 10, /cannot be parsed/, /write/],
    [
      '<iframe src="//player.bilibili.com/player.html?aid=1&bvid=BV17x411w7KC&p=1"></iframe>',
      10,
      /<iframe> is not possible/,
      /^Write <Video bilibili="BV17x411w7KC" title="…" \/>/,
    ],
    [
      '<iframe title="潮" src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=3" />',
      10,
      /<iframe> is not possible/,
      /^Write <Video youtube="aqz-KE-bpKQ" title="潮" \/>/,
    ],
    [
      '<iframe src="https://player.bilibili.com/player.html?aid=1" />',
      10,
      /<iframe>/,
      /bilibili="…".*begins with BV/,
    ],
    ['<iframe src="https://maps.example.org/" />', 10, /<iframe>/, /Link to the page/],
    ['a <3 b', 10, /cannot be parsed/, /\\</],
    ['<b onClick="x">a</b>', 10, /attribute "onClick"/, /cannot contain event handlers/],
    ['[a](javascript:alert%281%29)', 10, /runs code/, /http/],
    ['![a]()', 10, /no address/, /path/],
    ['<ThemedImage alt="a" />', 10, /no pictures/, /light/],
    ['> {/* truncate */}', 10, /inside another block/, /line of its own/],
  ])('%j', (source, line, found, fix) => {
    const [problem] = problemsOf(source);
    expect(problem).toMatchObject({ severity: 'error', file: 'docs/Test.mdx', line });
    expect(problem?.found).toMatch(found);
    expect(problem?.fix).toMatch(fix);
  });

  it('reports everything at once', () => expect(problemsOf('<A />\n\n<B />\n\n![x]()')).toHaveLength(3));
});

describe('projections', () => {
  it('leaves a title in the text of a page without one of its own', () => {
    const { title, tree } = compileClean('# The pond {#x}\n\n## Pond', { isTitleHidden: true });
    expect([title, htmlOf(tree)]).toEqual(['The pond', expect.stringMatching(/^<h1 id="x">The pond<\/h1>/)]);
  });

  it('takes the first paragraph as excerpt, without markup', () => {
    expect(compileClean('## Head {#h}\n\nThe `code` and [link](./x.mdx)[^1].\n\n[^1]: note').excerpt).toBe(
      'The code and link.',
    );
  });

  it('cuts sections at headings', () => {
    expect(compileClean('intro\n\n## A {#a}\n\ntext\n\n```js\ncode\n```').sections).toEqual([
      { id: null, level: 1, heading: '', text: 'intro' },
      { id: 'a', level: 2, heading: 'A', text: 'text', code: 'code\n' },
    ]);
  });
});
