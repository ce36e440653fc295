import { describe, expect, it } from 'vitest';
import { compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';
import type { CompileOptions } from './context';

const FILES: Record<string, string> = {
  'docs/_part.mdx': '## Part {#part}\n\nHello {props.name}. [there](./Other.mdx)\n\n![x](./x.png)',
  'docs/deep/_far.mdx': 'See [it](./Near.mdx#a) and [up](../Up.mdx).',
  'docs/_broken.mdx': '---\ntitle: x\n---\n\na {nope} b',
  'docs/_formula.mdx': '---\ntitle: x\n---\n\na\n\n$\\foo$',
  'docs/_self.mdx': "import Self from './_self.mdx'\n\n<Self />",
  'docs/_values.mdx':
    'export const tide = 4.8;\nexport const Up = ({ children }) => <sup>{children}</sup>;\n\nx',
};

const options = (overrides: Partial<CompileOptions> = {}): CompileOptions =>
  compileOptions({
    findImport: (specifier) => {
      const file = `docs/${specifier.replace(/^\.\//, '').replace('@site/docs/', '')}`;
      const text = FILES[file];
      return text === undefined ? null : { file, text };
    },
    ...overrides,
  });

const run = (source: string) => compile(source, options());

describe('partials', () => {
  it('are compiled where they are used, with props and headings', () => {
    const document = run('import Part from \'./_part.mdx\'\n\n## First\n\n<Part name="you" />');
    expect(document.problems).toEqual([]);
    expect(document.headings.map(({ id }) => id)).toEqual(['first', 'part']);
    expect(htmlOf(document.tree)).toContain('Hello you.');
    expect(document.links).toMatchObject([{ url: './Other.mdx', line: 1 }]);
    expect(document.images).toMatchObject([{ src: './x.png', line: 1 }]);
  });

  it('may be used in expressions, more than once', () => {
    const document = run("import P from './_part.mdx'\n\n{['a', 'b'].map((n) => <P key={n} name={n} />)}");
    expect(htmlOf(document.tree)).toMatch(/Hello a\.[\s\S]*Hello b\./);
  });

  it('lead to the same files from wherever they are shown', () => {
    const document = run("import Far from '@site/docs/deep/_far.mdx'\n\n<Far />");
    expect(document.links.map(({ url }) => url)).toEqual(['./deep/Near.mdx#a', './Up.mdx']);
  });

  it('export values and components', () => {
    const document = run("import { tide, Up } from './_values.mdx'\n\n{tide} m<Up>2</Up>");
    expect(htmlOf(document.tree)).toContain('4.8 m<sup>2</sup>');
  });

  it.each([
    ["import P from './_none.mdx'\n\n<P />", 'docs/Test.mdx', 1, /no such file/],
    ["import { no } from './_values.mdx'\n\nx", 'docs/Test.mdx', 1, /does not export "no"/],
    ["import P from './_broken.mdx'\n\n<P />", 'docs/_broken.mdx', 5, /nope/],
    ["import P from './_formula.mdx'\n\n<P />", 'docs/_formula.mdx', 7, /typeset/],
    ["import P from './_self.mdx'\n\n<P />", 'docs/_self.mdx', 1, /imports itself/],
  ])('report %j', (source, file, line, found) => {
    const [problem] = run(source).problems;
    expect(problem).toMatchObject({ severity: 'error', file, line });
    expect(problem?.found).toMatch(found);
    expect(problem?.fix).not.toBe('');
  });
});

describe('other imports', () => {
  it.each([
    ['a picture', 'import tide from \'./tide.png\';\n\n<img src={tide} alt="T" />', './tide.png'],
    ['a drawing as a component', 'import Tide from \'./tide.svg\';\n\n<Tide title="T" />', './tide.svg'],
    ['a picture by require', '<img src={require("./tide.png").default} alt="" />', './tide.png'],
    [
      'an address',
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/t.png')} />",
      '/t.png',
    ],
  ])('%s', (_, source, src) => {
    const document = run(source);
    expect(document.problems).toEqual([]);
    expect(document.images).toMatchObject([{ src }]);
  });

  it('may stand inside of elements', () => {
    const { tree, problems } = run(
      "<div>\n\nimport Block from '@theme/CodeBlock'\n\n<Block>x</Block>\n\n</div>",
    );
    expect(problems).toEqual([]);
    expect(htmlOf(tree)).toMatch(/^<div><figure class="code"/);
  });

  it('React is there for its fragments', () => {
    const document = run(
      "import React from 'react';\n\n<React.Fragment>a</React.Fragment>\n\n{[1].map((n) => <React.Fragment key={n}>{n}</React.Fragment>)}",
    );
    expect(document.problems).toEqual([]);
    expect(htmlOf(document.tree)).toContain('a');
  });

  it.each([
    ['a loader', "import Code from '!!raw-loader!./a.js';", /fenced code block/],
    ['data', "import data from './a.toml';", /JSON or YAML file/],
    ['a module of data', "import data from './a.js';", /Move data into a file/],
    ['styles', "import s from './a.module.css';", /src\/styles/],
    ['a component of the site', "import Card from '@site/src/components/Card';", /registry\.ts/],
    ['a part of the theme', "import L from '@theme/Layout';", /Remove the import/],
    ['a typing mistake', "import T from '@theme/Tab';", /Import "@theme\/Tabs?/],
    ['the browser', "import B from '@docusaurus/BrowserOnly';", /may use the browser/],
    ['the head', "import Head from '@docusaurus/Head';", /Write <head>/],
    ['a package', "import x from 'lodash';", /Remove the import/],
  ])('%s gives the remedy', (_, source, fix) => {
    const { problems } = run(`${source}\n\ntext`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', line: 1 });
    expect(problems[0]?.fix).toMatch(fix);
  });

  it('are reported where each stands, several of a block too', () => {
    const { problems } = run(
      "import A from '@site/a';\nimport {\n  b,\n} from '@site/b'; import C from './_none.mdx';\nimport { no } from './_values.mdx';\nexport { A };\n\ntext",
    );
    expect(problems.map(({ line, column, found }) => [line, column, /".*?"/.exec(found)?.[0]])).toEqual([
      [1, 1, '"@site/a"'],
      [2, 1, '"@site/b"'],
      [4, 19, '"./_none.mdx"'],
      [5, 1, '"./_values.mdx"'],
      [6, 1, '"ExportNamedDeclaration"'],
    ]);
  });

  it('does not complain of the uses of what it refused', () => {
    const { problems } = run("import Card from '@site/src/components/Card';\n\n<Card />\n\n{Card.name}");
    expect(problems).toHaveLength(1);
  });

  it('says that hooks do not run', () => {
    const [problem] = run(
      "import { useState } from 'react';\n\nexport const A = () => { const [a] = useState(1); return <b>{a}</b>; };\n\n<A />",
    ).problems;
    expect(problem?.found).toMatch(/useState\(\) cannot run/);
  });
});

describe('what a document knows of itself', () => {
  it('its front matter, its title and its headings', () => {
    const document = compile(
      '# Title\n\nBy {frontMatter.author} {contentTitle} {toc.length}\n\n## A\n\n### B',
      options({ frontMatter: { author: 'me' } }),
    );
    expect(htmlOf(document.tree)).toContain('By me Title 2');
  });

  it.each([
    ['all of two levels', '<TOCInline toc={toc} />', ['a', 'b', 'd']],
    ['one level', '<TOCInline toc={toc} maxHeadingLevel={2} />', ['a', 'd']],
    ['a choice', '<TOCInline toc={toc.filter(({ value }) => value === "B")} />', ['b']],
    ['deep ones', '<TOCInline toc={toc} minHeadingLevel={4} maxHeadingLevel={4} />', ['c']],
  ])('lists %s', (_, source, ids) => {
    const document = run(
      `import TOCInline from '@theme/TOCInline'\n\n${source}\n\n## A\n\n### B\n\n#### C\n\n## D {#d}`,
    );
    expect(document.problems).toEqual([]);
    const nav = htmlOf(document.tree.slice(0, 1));
    expect([...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it('adds tags to the head of its page', () => {
    const document = run(
      '<head>\n  <meta name="robots" content="noindex" />\n  <link rel="canonical" href="https://a.example/" />\n</head>\n\ntext',
    );
    expect(document.problems).toEqual([]);
    expect(document.head).toEqual([
      { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
      { tag: 'link', attrs: { rel: 'canonical', href: 'https://a.example/' } },
    ]);
    expect(htmlOf(document.tree)).toBe('<p>text</p>');
  });

  it('refuses other tags in the head', () => {
    const [problem] = run('<head>\n  <title>x</title>\n</head>').problems;
    expect(problem).toMatchObject({ severity: 'error', line: 2 });
  });
});
