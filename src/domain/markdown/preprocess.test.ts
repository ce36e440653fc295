import { describe, expect, it } from 'vitest';
import { preprocess } from './preprocess';

describe('preprocess', () => {
  it.each([
    ['heading id', '## 安装 {#install}', '## 安装 \\{#install}'],
    ['heading id already escaped', '## A \\{#a}', '## A \\{#a}'],
    ['heading id in a quote', '> ## A {#a}', '> ## A \\{#a}'],
    ['braces that are not an id', '## The {x} of it', '## The {x} of it'],
    ['directive title', ':::note 读我 first', ':::note[读我 first]'],
    ['directive with label', ':::note[Title]', ':::note[Title]'],
    ['directive with attributes', ':::note{title="x"}', ':::note{title="x"}'],
    ['indented directive', '  :::tip Title', '  :::tip[Title]'],
    ['bare directive', ':::', ':::'],
    ['comment', 'a <!-- b --> c', 'a {/* b */} c'],
    ['truncate', '<!-- truncate -->', '{/* truncate */}'],
    ['two comments', '<!--a-->x<!--b-->', '{/*a*/}x{/*b*/}'],
    ['comment holding an end', '<!-- a */ b -->', '{/* a * / b */}'],
    ['comment in inline code', 'write `<!-- x -->` so', 'write `<!-- x -->` so'],
    ['line ends of Windows', '## A {#a}\r\n:::note T\r\n:::', '## A \\{#a}\n:::note[T]\n:::'],
    ['comment over lines', '<!-- a\n## b {#c}\n-->', '{/* a\n## b {#c}\n*/}'],
  ])('rewrites %s', (_, source, expected) => {
    expect(preprocess(source)).toBe(expected);
  });

  it.each([
    ['backticks', '```md\n## A {#a}\n<!-- x -->\n:::note Title\n```'],
    ['tildes', '~~~\n## A {#a}\n~~~'],
    ['longer fence', '````md\n```\n## A {#a}\n```\n<!-- x -->\n````'],
    ['fence in a list', '- x\n\n  ```md\n  <!-- x -->\n  ```'],
    ['fence in a quote', '> ```md\n> <!-- x -->\n> ```'],
  ])('leaves code alone: %s', (_, source) => {
    expect(preprocess(source)).toBe(source);
  });

  it('unwraps mdx-code-block fences and keeps the number of lines', () => {
    const source = '````mdx-code-block\n<Tabs>\n```js\n<!-- x -->\n```\n</Tabs>\n````\n## A {#a}';
    expect(preprocess(source)).toBe('\n<Tabs>\n```js\n<!-- x -->\n```\n</Tabs>\n\n## A \\{#a}');
  });
});
