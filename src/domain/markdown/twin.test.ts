import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse';
import { preprocess } from './preprocess';
import { twinParts } from './twin';

/** The twin of a text, with `<…>` around the addresses that are resolved later. */
const twin = (source: string): string =>
  twinParts(parseMarkdown(source), preprocess(source))
    .map((part) => (typeof part === 'string' ? part : `<${part.url}>`))
    .join('');

describe('what the author wrote stays as it is', () => {
  it.each([
    ['paragraphs and emphasis', '*a*, __b__,\n***c***, ~~d~~ and `e`.'],
    ['lists', '* a\n   * b\n\n1) c\n2) d\n\n- [x] boots'],
    ['tables', '| a | b |\n|:-|-:|\n| `x \\| y` | 2 |'],
    ['links elsewhere', "[CommonMark](<https://commonmark.org> 'Spec')"],
    ['footnotes', 'Neap[^1].\n\n[^1]: One.\n\n    Second paragraph.'],
    ['formulas', 'At $t$.\n\n$$\nT = \\frac{1}{2}\n$$'],
    ['admonitions', ':::note[Why?]\n\nText.\n\n:::\n\n> [!TIP]\n> Text.'],
    [
      'HTML without attributes',
      'Press <kbd>K</kbd>: H<sub>2</sub>O.<br />\n\n<details>\n<summary>Why?</summary>\n\nA.\n\n</details>',
    ],
    ['expressions', 'export const n = 2;\n\nIt is {n + 1}.', 'It is {n + 1}.'],
    ['Chinese', '**注意：**紧挨着汉字，匹配*“引号”*也行。'],
    [
      'code, with what looks like MDX in it',
      '~~~jsx title="a.jsx" {1} showLineNumbers\nimport a from "./a";\n\n\n\n// highlight-next-line\n<Tabs>[a](./b.mdx)</Tabs> {/* c */}\n~~~\n\n`<Tabs>` and `[a](./b.mdx)`',
    ],
  ])('%s', (_, source, expected = source) => expect(twin(source).trim()).toBe(expected));
});

const TABS = `<Tabs>
  <TabItem value="a" label="Bash">

    A, and \`code\`.

    \`\`\`bash
    ls
      -l
    \`\`\`

  </TabItem>
  <TabItem value="b" label="fish">
    - one

      two
  </TabItem>
</Tabs>

Next.`;

describe('what only MDX knows goes', () => {
  it.each([
    ['imports and exports', "import a from './data.json';\n\n\nexport const b = 1;\n\nA.", 'A.'],
    [
      'comments and the mark of the excerpt',
      'A.\n\n{/* truncate */}\n\n<!-- no\n more -->\n\n{/* no */}B.',
      'A.\n\nB.',
    ],
    ['ids of headings', '## One {#one}\n\n### Two', '## One\n\n### Two'],
    [
      'components without content',
      'A.\n\n<DocCardList />\n\nWe <TypeWriter strings={["read"]} />.',
      'A.\n\nWe .',
    ],
    ['tags in a line', 'A <b className="x">*bold*</b> word.', 'A *bold* word.'],
    ['tags with a > in an attribute', '<Details title="a > b">\n\n> A.\n\n</Details>', '> A.'],
    [
      'tags around blocks, with their indentation and not their labels',
      TABS,
      '**Bash**\n\nA, and `code`.\n\n```bash\nls\n  -l\n```\n\n**fish**\n\n- one\n\n  two\n\nNext.',
    ],
    [
      'tags in lists and quotes',
      '- <Details summary="a">\n\n    A.\n\n  </Details>\n- b\n\n> <Details summary="a">\n>\n> A.\n>\n> </Details>',
      '- A.\n\n- b\n\n> A.\n>\n>',
    ],
    ['the head', '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\nA.', 'A.'],
  ])('%s', (_, source, expected) => expect(twin(source).trim()).toBe(expected));
});

describe('addresses of the site are left to be resolved', () => {
  it.each([
    [
      'of links',
      '[a `b`](./B.mdx#c "A \\"title\\"") and [](/d)',
      '[a `b`](<./B.mdx#c> "A \\"title\\"") and [](</d>)',
    ],
    ['with signs in them', '[a](<./a (b) c.mdx>)', '[a](<./a (b) c.mdx>)'],
    [
      'of pictures, also in links',
      '[![A \\[b\\] *c*](./a.png)](./B.mdx)',
      '[![A \\[b\\] c](<./a.png>)](<./B.mdx>)',
    ],
    ['of definitions', '[a][b]\n\n[B]: ./b.mdx "t"', '[a][b]\n\n[B]: <./b.mdx> "t"'],
    ['within tags', '<Details summary="a">\n\n[a](#b)\n\n</Details>', '**a**\n\n[a](<#b>)'],
  ])('%s', (_, source, expected) => expect(twin(source).trim()).toBe(expected));
});
