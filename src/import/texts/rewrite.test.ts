import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../domain/markdown/parse';
import { traced } from '../docusaurus/edits';
import { asSource } from './placeholders';
import { leaveOutFaults, rewriteText } from './rewrite';
import type { TextRules } from './rules';

const FILES: Readonly<Record<string, string>> = { './tide.yml': 'height: 3\n', './a.txt': 'a ``` b' };

const rules = (own: Partial<TextRules>): TextRules => ({
  isCommonMark: false,
  absolute: () => null,
  hasMath: true,
  admonitions: new Set(),
  hasNpm2Yarn: false,
  locale: 'en',
  title: 'Title',
  importedFile: (specifier) => (specifier.startsWith('./kept') ? specifier : null),
  readText: (specifier) => FILES[specifier] ?? null,
  ...own,
});

/** The rewritten text, and the kinds of what is said about it. */
const rewritten = (text: string, own: Partial<TextRules> = {}) => {
  const result = rewriteText(traced(text), rules(own));
  return {
    text: result?.text ?? null,
    kinds: result?.notes.map(({ kind, line }) => `${kind}:${String(line)}`),
  };
};

const box = (name: string, code: string, prefix = ''): string =>
  [`> **Not moved: \`${name}\`**`, '>', '> ```jsx', `> ${code}`, '> ```'].join(`\n${prefix}`);

describe('what this program has, too', () => {
  it.each([
    'A <!-- remark --> word, `{code}`, {1 + 1} and <b>HTML</b>.\n\n- list\n<!-- hidden -->\n\n:::note A title\n\nText.\n\n:::\n',
    "import Tabs from '@theme/Tabs';\nimport kept from './kept';\n\n<Tabs>{kept}</Tabs>\n",
    'export const Name = ({ to }) => <b>{to}</b>;\n\n<Name to="a" />\n\n## Heading {#own}\n\n$a$\n',
    '---\ntitle: "A"\n---\n\n<details>\n  <summary>S</summary>\n\n  Text.\n</details>\n',
  ])('stays byte for byte: %j', (text) => {
    expect(rewritten(text)).toEqual({ text, kinds: [] });
  });
});

describe('what only an older MDX knew', () => {
  it.each([
    [
      '# 甲\n\n见 <https://a.example/b_c>，\n\n> - <a@b.example> {1 + 1}\n',
      '# 甲\n\n见 [https://a.example/b\\_c](https://a.example/b_c)，\n\n> - [a@b.example](mailto:a@b.example) {1 + 1}\n',
    ],
    [
      '`<https://a.example>` <https://b.example>\n',
      '`<https://a.example>` [https://b.example](https://b.example)\n',
    ],
  ])('is written out: %j', (text, wanted) => {
    expect(rewritten(text)).toEqual({ text: wanted, kinds: ['changed:1'] });
  });
});

describe('what has no equivalent', () => {
  it.each([
    [
      'in a line',
      'A <Own a="1" /> and <!-- b --> <Own b={2} /> c.\n',
      'A `<Own a="1" />` and <!-- b --> `<Own b={2} />` c.\n',
    ],
    ['a block', 'A\n\n<Own />\n\nB\n', `A\n\n${box('<Own>', '<Own />')}\n\nB\n`],
    ['blocks on one line', '<Own /> {x}\n', '`<Own />` {x}\n'],
    ['in a list', '- A\n\n  <Own />\n\n- B\n', `- A\n\n  ${box('<Own>', '<Own />', '  ')}\n\n- B\n`],
    ['in a quotation', '> A\n>\n> <Own />\n', `> A\n>\n> ${box('<Own>', '<Own />', '> ')}\n`],
    ['in a table', '| a |\n| - |\n| <Own a="x" /> |\n', '| a |\n| - |\n| `<Own a="x" />` |\n'],
    [
      'its content',
      '<Own a={1}>\n\nInside *it*.\n\n</Own>\n',
      `${box('<Own>', '<Own a={1}>')}\n\nInside *it*.\n\n`,
    ],
    ['a frame', '> <Own kind="x">\n>\n> Inside.\n>\n> </Own>\n', '> Inside.\n'],
    ['a frame in a line', 'See <Own>this *text*</Own>.\n', 'See this *text*.\n'],
    ['a frame in a frame', '<Own>\n<Other a="b">\n\nInside.\n\n</Other>\n</Own>\n', 'Inside.\n'],
    [
      'what is imported',
      "import { useIt } from '@docusaurus/router';\n\nexport const It = () => <b>{useIt().a}</b>;\n\nexport const More = () => It();\n\nAt <It /> {More()} {useIt}.\n",
      'At `<It />` `{More()}` `{useIt}`.\n',
    ],
    [
      'a name that is a field',
      "import { a } from 'x';\n\nexport const b = { a: 1 };\n\n{b.a}\n",
      'export const b = { a: 1 };\n\n{b.a}\n',
    ],
    ['a style sheet', "import './style.css';\n\nA\n", 'A\n'],
    ['styles and scripts', '<style>{`a`}</style>\n\nA\n', '\n\nA\n'],
    ['an export of a layout', 'export default ({ children }) => children;\n\nA\n', 'A\n'],
  ])('%s', (_, text, wanted) => {
    const result = rewritten(text);
    expect(result.text).toBe(wanted);
    expect(result.kinds).not.toEqual([]);
  });

  it('is exactly one placeholder for exactly that element, in the language of the text', () => {
    expect(rewritten('<b>A</b>\n\n<Own a="1" />\n\n<b>B</b>\n', { locale: 'zh-Hans' })).toEqual({
      text: `<b>A</b>\n\n${box('<Own>', '<Own a="1" />').replace('Not moved: ', '没有迁移过来：')}\n\n<b>B</b>\n`,
      kinds: ['placeholder:3'],
    });
  });
});

describe('what has another form', () => {
  it.each<[string, string, string, Partial<TextRules>?]>([
    [
      'a block of code with the content of a file',
      'import C from \'@theme/CodeBlock\';\nimport t from \'!!raw-loader!./tide.yml\';\n\n- <C language="yaml" title="t.yml">{t}</C>\n',
      'import C from \'@theme/CodeBlock\';\n\n- ```yaml title="t.yml"\n  height: 3\n  ```\n',
    ],
    [
      'a file with fences',
      "import t from '!!raw-loader!./a.txt';\n\n<CodeBlock>{t}</CodeBlock>\n\n{t}\n",
      '````text\na ``` b\n````\n\n{"a ``` b"}\n',
    ],
    [
      'a player',
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Fog"></iframe>\n',
      '<Video youtube="aqz-KE-bpKQ" title="Fog" />\n',
    ],
    [
      'a player without a title',
      '<iframe src="//player.bilibili.com/player.html?bvid=BV17x411w7KC" />\n',
      '<Video bilibili="BV17x411w7KC" title="Title" />\n',
    ],
    [
      'a frame with a page',
      '- <iframe src="https://a.example/b?c" title="D [e]" />\n',
      '- [D \\[e\\]](https://a.example/b?c)\n',
    ],
    [
      'a frame with a page without a title',
      'A <iframe src="https://a.example/b"></iframe>\n',
      'A [https://a.example/b](https://a.example/b)\n',
    ],
    ['a frame with something else', 'A <iframe src="/b" />\n', 'A <iframe src="/b" />\n'],
    [
      'a player of a package, by its address',
      "import Player from 'react-player/youtube';\n\n<Player url='https://youtu.be/aqz-KE-bpKQ?t=9' controls />\n",
      '<Video youtube="aqz-KE-bpKQ" title="Title" />\n',
    ],
    [
      'a player of a package, by its id',
      '- <YouTube videoId="aqz-KE-bpKQ" opts={{ width: 9 }} title="雾" />\n',
      '- <Video youtube="aqz-KE-bpKQ" title="雾" />\n',
    ],
    ['something with an id', 'A <Own videoId="aqz-KE-bpKQ" />\n', 'A `<Own videoId="aqz-KE-bpKQ" />`\n'],
    [
      'an ideal image',
      "import Image from '@theme/IdealImage';\nimport a from './a.png';\n\n<Image img={a} alt=\"A\" />\n\n<Image img={require('./b.png')} />\n",
      "import a from './a.png';\n\n<img src={a} alt=\"A\" />\n\n<img src={require('./b.png').default} />\n",
    ],
    [
      'a head',
      'import Head from \'@docusaurus/Head\';\n\n<Head>\n  <title>A</title>\n  <meta name="a" content="b" />\n</Head>\n',
      '<head>\n  <meta name="a" content="b" />\n</head>\n',
    ],
    [
      'a marker in a quotation',
      '> A\n>\n> <!-- truncate -->\n>\n> B\n\nC\n',
      '{/* truncate */}\n\n> A\n>\n>\n>\n> B\n\nC\n',
    ],
    ['a marker in a list', '- A\n\n  {/* truncate */}\n\n- B\n', '{/* truncate */}\n\n- A\n\n \n\n- B\n'],
    ['a marker between blocks', 'A\n\n<!-- truncate -->\n\nB\n', 'A\n\n<!-- truncate -->\n\nB\n'],
    [
      'own admonitions',
      ':::example\n\nA\n\n:::\n\n::::Example[T]\n\nB\n\n::::\n\n:::other\n\nC\n\n:::\n',
      ':::note[Example]\n\nA\n\n:::\n\n::::note[T]\n\nB\n\n::::\n\n:::other\n\nC\n\n:::\n',
      { admonitions: new Set(['example']) },
    ],
    [
      'an own admonition with a title of old',
      ':::example A *b*\n\nC\n\n:::\n',
      ':::note A *b*\n\nC\n\n:::\n',
      { admonitions: new Set(['example']) },
    ],
    [
      'dollars that are money',
      '`$a$` costs $5 to $6, \\$7.\n\n| $a | $b |\n| - | - |\n\n{`$${1}$`} https://a.example/?$x=$y [$A][a] [a $b](c)\n\n[a]: https://a.example/$b$\n',
      '`$a$` costs \\$5 to \\$6, \\$7.\n\n| \\$a | \\$b |\n| - | - |\n\n{`$${1}$`} https://a.example/?$x=$y [\\$A][a] [a \\$b](c)\n\n[a]: https://a.example/$b$\n',
      { hasMath: false },
    ],
    ['one dollar', 'It is $5.\n', 'It is $5.\n', { hasMath: false }],
  ])('%s', (_, text, wanted, own) => {
    expect(rewritten(text, own).text).toBe(wanted);
  });

  it('is tabs of package managers', () => {
    const { text } = rewritten('```bash npm2yarn\nnpm install --save-dev a\n```\n', { hasNpm2Yarn: true });
    expect(text).toMatch(
      /^<Tabs groupId="npm2yarn">[\s\S]*npm install --save-dev a[\s\S]*yarn add --dev a[\s\S]*pnpm add/,
    );
    expect(() => parseMarkdown(text ?? '')).not.toThrow();
  });
});

describe('CommonMark', () => {
  it.each([
    ['text', 'If 1<n<9, f{n}. \\{ \\< &lt; 5 < 6', 'If 1\\<n\\<9, f\\{n}. \\{ \\< &lt; 5 \\< 6'],
    ['code', '`a<b{c}` and\n\n```js\nif (a<b) {}\n```', '`a<b{c}` and\n\n```js\nif (a<b) {}\n```'],
    [
      'addresses',
      'See <https://a.example/b_c> and <a@b.example>.',
      'See [https://a.example/b\\_c](https://a.example/b_c) and [a@b.example](mailto:a@b.example).',
    ],
    ['indented code', 'A\n\n    b {c}\n      d\n\nE', 'A\n\n```\nb {c}\n  d\n```\n\nE'],
    ['indented code in a list', '- A\n\n      b\n\nC', '- A\n\n  ```\n  b\n  ```\n\nC'],
    ['indented code in a quotation', '> A\n>\n>     b\n', '> A\n>\n> ```\n> b\n> ```\n'],
    ['HTML', '<p align=center>A {b} *c*<br>d</p>', '<p align="center">A \\{b} \\*c\\*<br />d</p>'],
    [
      'HTML in a line',
      'A <IMG SRC="a.png" hidden> <b class=\'x\'>c</b>',
      'A <img SRC="a.png" hidden /> <b class="x">c</b>',
    ],
    [
      'what is no element',
      'The film <Lighthouse> was List<String>.',
      'The film \\<Lighthouse> was List\\<String>.',
    ],
    ['comments', '<!-- a {b} -->\n\nA <!-- {c} --> d', '<!-- a {b} -->\n\nA <!-- {c} --> d'],
    ['ids', '## A {b} {#own}', '## A \\{b} {#own}'],
    ['words of code', 'import a from b\n\nexport PATH=x', '&#105;mport a from b\n\n&#101;xport PATH=x'],
    ['admonitions', ':::note A {b}\n\n1<2\n\n:::', ':::note A \\{b}\n\n1\\<2\n\n:::'],
    ['tables', '| a{b} | c<d |\n| - | - |', '| a\\{b} | c\\<d |\n| - | - |'],
  ])('%s', (_, text, wanted) => {
    const result = rewritten(`${text}\n`, { isCommonMark: true });
    expect(result.text).toBe(
      `${wanted.replace(/\n$/, '')}\n`.replace(/\n$/, text.endsWith('\n') ? '\n\n' : '\n'),
    );
    expect(() => parseMarkdown(result.text ?? '')).not.toThrow();
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a brace', 'A\n\nB { c\n\nD\n', [3]],
    ['an angle', 'A\n\nB <5 c\n\nD\n', [3]],
    ['a tag without an end', 'A\n\n<div>\n\nD\n', [3]],
    ['two of them', 'A { b\n\nC <5 d\n\nE\n', [1, 3]],
    ['in a list', '- A\n- B { c\n\nD\n', [2]],
  ])('%s becomes one placeholder', (_, text, lines) => {
    const result = rewritten(text);
    expect(result.kinds).toEqual(lines.map((line) => `placeholder:${String(line)}`));
    expect(result.text).toContain(text.trim().split('\n').at(-1));
    expect(() => parseMarkdown(result.text ?? '')).not.toThrow();
  });

  it('is given up if it is the most of a text', () => {
    expect(rewritten(Array.from({ length: 12 }, () => 'A { b\n').join('\n')).text).toBeNull();
  });

  it('is shown as its source below a notice', () => {
    const { text } = asSource(traced('---\nid: a\n---\n\n# A {\n\n```js\nb\n```\n'), 'zh-Hans');
    expect(text).toMatch(
      /^---\nid: a\n---\n\n:::caution\[没有迁移过来\][\s\S]*\n````mdx\n# A \{\n\n```js\nb\n```\n````\n$/,
    );
  });
});

describe('leaveOutFaults', () => {
  it.each([
    ['an element', 'A <b onclick="x">c</b>.\n', 1, 3, 'A `<b onclick="x">`c.\n'],
    ['an expression', 'A {x.y}.\n', 1, 3, 'A `{x.y}`.\n'],
    ['a formula', 'A $\\x$ $b$.\n', 1, 3, 'A `$\\x$` $b$.\n'],
    ['an import and what uses it', "import a from './kept';\n\nA {a} {1}.\n", 1, 1, 'A `{a}` {1}.\n'],
    ['a declaration', 'export const a = b();\n\nA {a}.\n', 1, 1, 'A `{a}`.\n'],
    [
      'a component of this program, with a fence',
      '<Tabs>\n\n```js\na\n```\n\n</Tabs>\n',
      1,
      1,
      '> **Not moved: `<Tabs>`**\n>\n> ````jsx\n> <Tabs>\n>\n> ```js\n> a\n> ```\n>\n> </Tabs>\n> ````\n',
    ],
  ])('%s', (_, text, line, column, wanted) => {
    expect(leaveOutFaults(traced(text), [{ line, column }], rules({}))?.text).toBe(wanted);
  });

  it.each(['{', '<a'])('gives up what cannot be read: %s', (text) => {
    expect(leaveOutFaults(traced(text), [], rules({}))).toBeNull();
  });

  it('counts lines from the beginning of the file', () => {
    const result = leaveOutFaults(
      traced('---\na: 1\n---\n\n{x}\n\n{y}\n'),
      [{ line: 7, column: 1 }],
      rules({}),
    );
    expect(result?.text).toBe(`---\na: 1\n---\n\n{x}\n\n${box('{y}', '{y}')}\n`);
    expect(result?.notes).toEqual([{ kind: 'placeholder', text: '`{y}`', line: 7 }]);
  });
});
