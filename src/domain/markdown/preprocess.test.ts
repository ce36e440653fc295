import { describe, expect, it } from 'vitest';
import { preprocess } from './preprocess';

describe('preprocess', () => {
  it.each([
    ['directive title', ':::note 读我 first', ':::note[读我 first]'],
    ['directive with label', ':::note[Title]', ':::note[Title]'],
    ['directive with a space before its label', ':::note [Title]', ':::note[Title]'],
    ['title that begins with a link', ':::note [a](b) c', ':::note[[a](b) c]'],
    ['title with an odd bracket', ':::note a ] b', String.raw`:::note[a \] b]`],
    ['directive with attributes', ':::note{title="x"}', ':::note{title="x"}'],
    ['indented directive', '  :::tip Title', '  :::tip[Title]'],
    ['bare directive', ':::', ':::'],
    ['comment before text', '> <!-- a --> b', '> {/*- a */} b'],
    ['comment on its own', '<!-- a -->', '<!-- a -->'],
    ['line ends of Windows', ':::note T\r\n:::', ':::note[T]\n:::'],
  ])('rewrites %s', (_, source, expected) => expect(preprocess(source)).toBe(expected));

  it.each([
    ['backticks', '```md\n<!-- x --> y\n:::note Title\n```'],
    ['tildes', '~~~\n:::note A\n~~~'],
    ['longer fence', '````md\n```\n:::note A\n```\n<!-- x --> y\n````'],
    ['fence in a list', '- x\n\n  ```md\n  :::note A\n  ```'],
    ['fence in a quote', '> ```md\n> :::note A\n> ```'],
    ['a template', 'export const a = `\n:::note A\n`;'],
    ['a template in an element', '<CodeBlock>{`\n:::note A\n`}</CodeBlock>'],
  ])('leaves code alone: %s', (_, source) => expect(preprocess(source)).toBe(source));

  it('unwraps mdx-code-block fences and keeps the number of lines', () => {
    const source = '````mdx-code-block\n<Tabs>\n```js\n<!-- x -->\n```\n</Tabs>\n````\n:::note A';
    expect(preprocess(source)).toBe('\n<Tabs>\n```js\n<!-- x -->\n```\n</Tabs>\n\n:::note[A]');
  });
});
