import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { CompileOptions } from './context';

/** Turns Markdown into HTML; JSX and expressions stay until they are evaluated. */
export function toHtmlTree(tree: Root, options: CompileOptions): HtmlRoot {
  const { labels, footnotePrefix } = options;
  return unified()
    .use(remarkRehype, {
      clobberPrefix: footnotePrefix,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (reference: number, again: number) =>
        labels.backToReference.replace(
          '{number}',
          `${String(reference + 1)}${again > 1 ? `-${String(again)}` : ''}`,
        ),
      passThrough: [
        'mdxJsxFlowElement',
        'mdxJsxTextElement',
        'mdxFlowExpression',
        'mdxTextExpression',
      ] as never[],
      handlers: {
        code: (_state: unknown, node: { data?: { block?: Element } }) => node.data?.block,
      },
    })
    .runSync(tree, new VFile());
}
