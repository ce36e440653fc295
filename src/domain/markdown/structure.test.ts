import type { Heading } from 'mdast';
import { describe, expect, it } from 'vitest';
import { compileOptions } from '../../../tests/support/compile';
import { brief } from '../../../tests/support/content';
import { CompileContext } from './context';
import { parseMarkdown } from './parse';
import { markTruncation, takeHeadingId, takeTitle, unravelParagraphs } from './structure';

const context = (): CompileContext => new CompileContext(compileOptions({ firstLine: 5 }));

describe('unravelParagraphs', () => {
  it.each([
    ['text', '潮 <b>x</b>', ['paragraph']],
    ['one tag', '<b>潮</b>', ['mdxJsxFlowElement']],
    [
      'tags and expressions',
      '<b>x</b> {1 + 1} <i>y</i>',
      ['mdxJsxFlowElement', 'mdxFlowExpression', 'mdxJsxFlowElement'],
    ],
    ['one image', '![潮](./a.svg)', ['image']],
    ['images beside each other', '![a](./a.svg) ![b](./b.svg)', ['paragraph']],
    ['image and text', '见 ![a](./a.svg)', ['paragraph']],
    ['blocks stay', '# 潮\n\n- <b>x</b>', ['heading', 'list']],
  ])('%s', (_, source, expected) => {
    const tree = parseMarkdown(source);
    unravelParagraphs(tree);
    expect(tree.children.map(({ type }) => type)).toEqual(expected);
  });

  it('marks a lone image as a figure', () => {
    const tree = parseMarkdown('![潮](./a.svg)\n\n甲 ![a](./a.svg)');
    unravelParagraphs(tree);
    expect(tree.children[0]?.data).toEqual({ hProperties: { dataFigure: '' } });
  });
});

describe('markTruncation', () => {
  const mark = (source: string) => {
    const tree = parseMarkdown(source);
    const state = context();
    markTruncation(tree, state);
    return {
      outline: tree.children.map((node) => node.data?.hName ?? node.type),
      problems: brief(state.problems),
    };
  };

  it.each([
    ['MDX comment', '甲\n\n{/* truncate */}\n\n乙', ['paragraph', 'tidepool-truncate', 'paragraph']],
    ['HTML comment', '甲\n\n<!-- truncate -->\n\n乙', ['paragraph', 'tidepool-truncate', 'paragraph']],
    ['only the first counts', '甲\n\n{/*truncate*/}\n\n{/* truncate */}', ['paragraph', 'tidepool-truncate']],
    ['another comment', '甲\n\n{/* truncated here */}', ['paragraph', 'mdxFlowExpression']],
    ['in code', '```text\n<!-- truncate -->\n```', ['code']],
  ])('%s', (_, source, outline) => expect(mark(source)).toEqual({ outline, problems: [] }));

  it.each([
    ['quote', '甲\n\n> 乙\n> {/* truncate */}', 8],
    ['list', '- 甲\n\n  {/* truncate */}', 7],
    ['component', '<Details>\n\n<!-- truncate -->\n\n</Details>', 7],
    ['paragraph', '甲 {/* truncate */} 乙', 5],
  ])('is not possible inside a %s', (_, source, line) => {
    const [problem = ''] = mark(source).problems;
    expect(problem).toMatch(
      new RegExp(`^error docs/Test.mdx:${String(line)}:\\d+ The truncate marker is inside another block`),
    );
  });
});

describe('takeTitle', () => {
  it.each([
    ['ATX heading', '# 潮池 `Awk`\n\n正文', '潮池 Awk', 1],
    ['setext heading', '潮池\n===\n\n正文', '潮池', 1],
    ['explicit id', '# Tide {#t}', 'Tide', 0],
    ['closing hashes', '# Tide #', 'Tide', 0],
    ['after a comment', '<!-- note -->\n\n# 潮', '潮', 1],
    ['level 2', '## 潮', null, 1],
    ['not the first block', '正文\n\n# 潮', null, 2],
    ['nothing', '', null, 0],
  ])('%s', (_, source, title, left) => {
    const tree = parseMarkdown(source);
    expect(takeTitle(tree)).toBe(title);
    expect(tree.children).toHaveLength(left);
  });
});

describe('takeHeadingId', () => {
  it.each([
    ['id', '## 退潮 {#ebb}', 'ebb', '退潮'],
    ['Chinese id', '## Ebb {#退潮}', '退潮', 'Ebb'],
    ['id after code', '## The `x` {#x}', 'x', 'The '],
    ['only an id', '## {#x}', 'x', undefined],
    ['none', '## 退潮', null, '退潮'],
  ])('%s', (_, source, id, text) => {
    const heading = parseMarkdown(source).children[0] as Heading;
    expect(takeHeadingId(heading)).toBe(id);
    const [first] = heading.children;
    expect(first?.type === 'text' ? first.value : undefined).toBe(text);
  });
});
