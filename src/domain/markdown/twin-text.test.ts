import { describe, expect, it } from 'vitest';
import { compileClean } from '../../../tests/support/compile';

const twin = (source: string, locale: 'en' | 'zh-Hans' = 'en'): string =>
  compileClean(source, { locale }).markdown.trim();

describe('Markdown stays what it was', () => {
  it.each([
    ['headings', '## One\n\n### Two'],
    ['emphasis', '*a*, **b**, ***c***, ~~d~~ and `e`.'],
    ['a hard line break', 'A line,\\\nand the next.'],
    ['lists', '- a\n  - b\n\n1. c\n2. d'],
    ['task lists', '- [x] boots\n- [ ] notebook'],
    ['tables', '| a | b |\n| :- | -: |\n| `x \\| y` | 2 |'],
    ['links elsewhere', 'See [CommonMark](https://commonmark.org "Spec").'],
    ['quotes', '> Quoted, **strong**.'],
    ['rules', 'a\n\n---\n\nb'],
    ['footnotes', 'Neap[^1] and spring[^2].\n\n[^1]: One.\n\n[^2]: Two.\n\n    Second paragraph.'],
    ['formulas', 'At $t$ is $h(t) = A\\cos t$ high.\n\n$$\nT = \\frac{1}{2}\n$$'],
    ['signs that mean something', '1\\. no list, \\*no emphasis\\*, a_b_c, \\[no link]'],
    ['code with blanks at its ends', 'The `` ` `` and the `$ ` before `x` go.'],
  ])('%s', (_, source) => {
    expect(twin(source)).toBe(source);
  });

  it('emphasis beside Chinese punctuation needs no character references', () => {
    const source = '**注意：**紧挨着汉字，匹配*“引号”*也行。';
    expect(twin(source, 'zh-Hans')).toBe(source);
  });
});

describe('what Markdown has no sign for', () => {
  it.each([
    ['ids and anchors of headings go', '## One {#one}', '## One'],
    ['keys are code', 'Press <kbd>K</kbd> or <kbd>J</kbd>.', 'Press `K` or `J`.'],
    ['sub- and superscripts stay HTML', 'H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['a note becomes an alert', ':::note\nText.\n:::', '> [!NOTE]\n>\n> Text.'],
    [
      'a title of its own stays',
      ':::danger[A `title`]\nText.\n:::',
      '> [!CAUTION]\n>\n> **A `title`**\n>\n> Text.',
    ],
    [
      'alerts nest',
      '::::tip\nA.\n\n:::warning\nB.\n:::\n::::',
      '> [!TIP]\n>\n> A.\n>\n> > [!WARNING]\n> >\n> > B.',
    ],
    [
      'a folded section is headed by its summary',
      '<Details summary="Why?">\n\nBecause.\n\n</Details>',
      '**Why?**\n\nBecause.',
    ],
    [
      'tabs are sections below the one they stand in',
      '## Shell\n\n<Tabs>\n<TabItem value="a" label="Bash">\n\nA.\n\n</TabItem>\n<TabItem value="b" label="fish">\n\nB.\n\n</TabItem>\n</Tabs>\n\n## Next',
      '## Shell\n\n### Bash\n\nA.\n\n### fish\n\nB.\n\n## Next',
    ],
    [
      'a tab with one block of code names it',
      ':::code-group\n\n```bash title="npm"\nnpm i\n```\n\n```bash title="pnpm"\npnpm i\n```\n\n:::',
      '```bash title="npm"\nnpm i\n```\n\n```bash title="pnpm"\npnpm i\n```',
    ],
    [
      'diagrams stay source',
      '```mermaid\nflowchart LR\n  a --> b\n```',
      '```mermaid\nflowchart LR\n  a --> b\n```',
    ],
    ['a playground is its code', '```jsx live\n<b>{1}</b>\n```', '```jsx\n<b>{1}</b>\n```'],
    [
      'a terminal is what one would copy from the screen',
      '<cmdTerminal lines={[{ type: "command", text: "ls" }, { type: "output", text: "notes" }]} />',
      '```console\n$ ls\nnotes\n```',
    ],
    ['of a typed text stays the first', 'We <TypeWriter strings={["read", "write"]} />.', 'We read.'],
    ['expressions are their values', 'export const n = 2;\n\nIt is **{n + 1}**.', 'It is **3**.'],
    ['cards wait for what they list', '<DocCardList />', 'tidepool-cards;'],
    ['comments and the mark of the excerpt go', 'A.\n\n{/* truncate */}\n\n{/* no */}B.', 'A.\n\nB.'],
  ])('%s', (_, source, expected) => {
    expect(twin(source)).toBe(expected);
  });
});

describe('code blocks', () => {
  const block = (info: string, code: string): string => twin(`\`\`\`${info}\n${code}\n\`\`\``);

  it('keep language and title, and lose line numbers and ranges', () => {
    expect(block('TS title="a.ts" showLineNumbers {1}', 'const a = 1;')).toBe(
      '```ts title="a.ts"\nconst a = 1;\n```',
    );
    expect(block('', 'plain')).toBe('```\nplain\n```');
  });

  it('lose magic comments', () => {
    expect(block('ts', '// highlight-next-line\nconst a = 1;')).toBe('```ts\nconst a = 1;\n```');
    expect(block('ts', 'a();\n// add-next-line\nb();')).toBe('```ts\na();\nb();\n```');
  });

  it('that show what goes become diffs', () => {
    const code = 'a();\n// remove-start\nb();\nc();\n// remove-end\n// add-next-line\nd();\n\ne();';
    expect(block('ts title="x.ts"', code)).toBe(
      '```diff title="x.ts"\n  a();\n- b();\n- c();\n+ d();\n\n  e();\n```',
    );
  });

  it('hold fences', () => {
    expect(twin('````md\n```ts\na\n```\n````')).toBe('````md\n```ts\na\n```\n````');
  });
});

describe('addresses', () => {
  it('wait until the twin is published', () => {
    expect(twin('[a](./other.mdx), [b](#here) and [c](/blog/Awk "T").')).toBe(
      '[a](tidepool-link:0;), [b](tidepool-link:1;) and [c](tidepool-link:2; "T").',
    );
    expect(twin('![A tide](./tide.svg "Twice a day.")\n\nText ![inline](./b.png) here.')).toBe(
      '![A tide](tidepool-image:0; "Twice a day.")\n\nText ![inline](tidepool-image:1;) here.',
    );
  });

  it('written as they are keep their brackets', () => {
    expect(twin('See https://example.org/ for more.')).toBe('See <https://example.org/> for more.');
  });

  it('of decoration are left out', () => {
    expect(twin('A.\n\n![](./wave.svg)\n\nB.')).toBe('A.\n\nB.');
  });

  it('open in the same sentence they stood in: nothing for screen readers is added', () => {
    expect(twin('[a](https://example.org/).')).toBe('[a](https://example.org/).');
  });
});

it('does not change the tree that pages show', () => {
  const { tree } = compileClean('## A\n\n:::note\n`b`\n:::\n\n```ts\nconst c = 1;\n```');
  expect(JSON.stringify(tree)).not.toContain('twin');
  expect(JSON.stringify(tree)).toContain('token');
});
