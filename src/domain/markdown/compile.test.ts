import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const html = (source: string, locale: 'zh-Hans' | 'en' = 'en'): string =>
  htmlOf(compileClean(source, { locale }).tree);

describe('blocks', () => {
  it.each([
    ['paragraph', 'Hello *you*', '<p>Hello <em>you</em></p>'],
    ['Chinese emphasis next to punctuation', '**注意：**正文', '<p><strong>注意：</strong>正文</p>'],
    ['Chinese emphasis inside quotes', '匹配*“abc”*字符', '<p>匹配<em>“abc”</em>字符</p>'],
    ['Chinese strikethrough', '这是~~删除。~~的', '<p>这是<del>删除。</del>的</p>'],
    ['time of day', 'At 10:30 sharp', '<p>At 10:30 sharp</p>'],
    ['comment', 'a\n\n{/* note */}\n\nb', '<p>a</p>\n<p>b</p>'],
    ['HTML comment', 'a <!-- note --> b', '<p>a  b</p>'],
    ['expression', 'Two and two is {2 + 2}.', '<p>Two and two is 4.</p>'],
    ['exported value', 'export const name = "潮池";\n\n你好，{name}。', '<p>你好，潮池。</p>'],
    ['JSX in an expression', '{[1, 2].map((n) => <b key={n}>{n}</b>)}', '<b>1</b>\n<b>2</b>'],
    [
      'declared component',
      'export const Up = ({ children }) => <sup>{children}</sup>;\n\nE<Up>2</Up>',
      '<p>E<sup>2</sup></p>',
    ],
    [
      'lower-case JSX',
      '<div className="a" style={{ color: "red" }}>x</div>',
      '<div className="a" style="{"color":"red"}">x</div>',
    ],
    [
      'task list',
      '- [x] done',
      '<ul className="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n</ul>',
    ],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });

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
  const ids = (source: string) =>
    compileClean(source).headings.map(({ id, level }) => `${String(level)}:${id}`);

  it.each([
    ['explicit id', '## Install {#setup}', ['2:setup']],
    ['GitHub slug keeps Chinese', '## 安装\n\n## 安装', ['2:安装', '2:安装-1']],
    ['punctuation', '## C++ 与 C#\n\n### Foo & Bar', ['2:c-与-c', '3:foo--bar']],
    ['code in a heading', '## The `useState` hook', ['2:the-usestate-hook']],
  ])('%s', (_, source, expected) => {
    expect(ids(source)).toEqual(expected);
  });

  it('links each heading and keeps the anchor out of the table of contents', () => {
    const document = compileClean('## A *b* [c](./x.mdx) {#a}', { locale: 'zh-Hans' });
    expect(document.headings[0]?.html).toBe('A <em>b</em> c');
    expect(htmlOf(document.tree)).toContain(
      '<a class="anchor" href="#a" aria-label="“A b c”的直达链接" translate="no">#</a>',
    );
  });

  it('warns of an explicit id used twice', () => {
    const { problems } = compile('## A {#a}\n\n## B {#a}', compileOptions());
    expect(problems).toMatchObject([{ severity: 'warning', line: 3 }]);
  });
});

describe('code', () => {
  it('highlights at build time, line by line', () => {
    expect(html('```js title="a.js" {1}\nconst a = 1;\n```')).toContain(
      '<figure className="code" data-language="js"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="line line-highlight"><span class="token keyword">const</span> a = <span class="token number">1</span>;\n</span></code></pre>',
    );
  });

  it('applies ranges and magic comments together', () => {
    const result = html('```js {2}\n// add-next-line\na\nb\n```');
    expect(result).toContain(
      '<span class="line line-add">a\n</span><span class="line line-highlight">b\n</span>',
    );
  });

  it('numbers lines from a start', () => {
    expect(html('```js showLineNumbers=5\na\n```')).toContain(
      '<pre tabindex="0" class="numbered" style="--start:5">',
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

  it('renders <CodeBlock> like a fence', () => {
    expect(html('<CodeBlock language="js" title="b.js">{`const b = 2;`}</CodeBlock>')).toContain(
      '<figcaption>b.js</figcaption>',
    );
  });
});

describe('admonitions', () => {
  const note = (title: string, body: string, kind = 'note') =>
    `<aside className="admonition admonition-${kind}" role="note" aria-label="${title.replace(/<[^>]*>/g, '')}"><div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span><span>${title}</span></div><div class="admonition-body">${body}</div></aside>`;

  it.each([
    ['default title', ':::note\nhi\n:::', note('Note', '<p>hi</p>')],
    ['label', ':::tip[A `b`]\nhi\n:::', note('A <code>b</code>', '<p>hi</p>', 'tip')],
    [
      'title after the keyword',
      ':::warning Mind the gap\nhi\n:::',
      note('Mind the gap', '<p>hi</p>', 'warning'),
    ],
    ['title attribute', ':::info{title="T"}\nhi\n:::', note('T', '<p>hi</p>', 'info')],
    ['alias', ':::important\nhi\n:::', note('Info', '<p>hi</p>', 'info')],
    ['alert', '> [!WARNING]\n> hi', note('Warning', '<p>hi</p>', 'warning')],
    [
      'component',
      '<Admonition type="danger" title="No">\n\nhi\n\n</Admonition>',
      note('No', '<p>hi</p>', 'danger'),
    ],
  ])('%s', (_, source, expected) => {
    expect(html(source).replace(/\n/g, '')).toBe(expected);
  });

  it('nests, in each other and in collapsed sections', () => {
    expect(html('::::note\n:::tip\nhi\n:::\n::::').replace(/\n/g, '')).toBe(
      note('Note', note('Tip', '<p>hi</p>', 'tip').replace('className', 'class')),
    );
    expect(html(':::details\n:::tip\nhi\n:::\n<CodeBlock>a</CodeBlock>\n:::')).toMatch(
      /^<details>[^]*admonition-tip[^]*<figure class="code"/,
    );
  });

  it('uses the words of the text’s language', () => {
    expect(html(':::warning\n嗨\n:::', 'zh-Hans')).toContain('<span>注意</span>');
  });

  it('warns of unknown containers and keeps their content', () => {
    const document = compile(':::nota\nhi\n:::', compileOptions());
    expect(htmlOf(document.tree)).toContain('<p>hi</p>');
    expect(document.problems).toMatchObject([{ severity: 'warning', line: 1 }]);
  });
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

  it('gives collapsed sections a native element', () => {
    expect(html('<Details summary="More">\n\nhi\n\n</Details>').replace(/\n/g, '')).toBe(
      '<details><summary>More</summary><p>hi</p></details>',
    );
  });
});

describe('problems', () => {
  const problemsOf = (source: string) => compile(source, compileOptions({ firstLine: 10 })).problems;

  it.each([
    ['unknown component', 'text\n\n<Tasb />', 12, /<Tasb> is not a component/, /Did you mean <Tabs>/],
    [
      'function prop',
      '<Tabs onClick={() => 1} />',
      10,
      /"onClick" of <Tabs> is a function/,
      /Props may contain/,
    ],
    ['unknown import', "import X from 'x'\n\n# A", 10, /imports "x"/, /Remove the import/],
    ['near import', "import X from '@theme/Tab'\n\ntext", 10, /imports "@theme\/Tab"/, /@theme\/Tabs/],
    ['default export', 'export default () => null\n\ntext', 10, /not possible/, /export const/],
    ['undefined name', 'a {nope} b', 10, /nope is not defined/, /evaluated once/],
    ['broken JSX', 'a\n\n<Tabs>', 12, /cannot be parsed/, /Close every tag/],
    ['brace in prose', 'a {b', 10, /cannot be parsed/, /write/],
    ['less-than in prose', 'a <3 b', 10, /cannot be parsed/, /\\</],
    ['event handler', '<b onClick="x">a</b>', 10, /attribute "onClick"/, /cannot contain event handlers/],
    ['script link', '[a](javascript:alert%281%29)', 10, /runs code/, /http/],
    ['empty image', '![a]()', 10, /no address/, /path/],
    ['nested truncate marker', '> {/* truncate */}', 10, /inside another block/, /line of its own/],
  ])('%s', (_, source, line, found, fix) => {
    const [problem] = problemsOf(source);
    expect(problem).toMatchObject({ severity: 'error', file: 'docs/Test.mdx', line });
    expect(problem?.found).toMatch(found);
    expect(problem?.fix).toMatch(fix);
  });

  it('reports everything at once', () => {
    expect(problemsOf('<A />\n\n<B />\n\n![x]()')).toHaveLength(3);
  });
});

describe('projections', () => {
  it('measures Chinese, words and code apart', () => {
    const { statistics } = compileClean('潮池里有三个 small crabs。\n\n```js\na\nb\n```\n\n![x](./x.svg)', {
      locale: 'zh-Hans',
    });
    expect(statistics).toEqual({ cjkCharacters: 6, words: 2, codeLines: 2, images: 1 });
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
