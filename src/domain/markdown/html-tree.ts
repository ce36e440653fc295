import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { decodePath } from '../routing/paths';
import type { CompileOptions } from './context';
import { visit } from './visit';

/** Keeps a node; its children become HTML. (`passThrough` would copy expressions, which takes long.) */
const keep = (state: { all: (node: Nodes) => ElementContent[] }, node: Nodes): ElementContent =>
  ('children' in node ? { ...node, children: state.all(node) } : { ...node }) as ElementContent;

/** Turns Markdown into HTML; JSX and expressions stay until they are evaluated. */
export function toHtmlTree(tree: Root, options: CompileOptions): HtmlRoot {
  const { labels, footnotePrefix } = options;
  const html = unified()
    .use(remarkRehype, {
      clobberPrefix: footnotePrefix,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (reference: number, again: number) =>
        labels.backToReference.replace(
          '{number}',
          `${String(reference + 1)}${again > 1 ? `-${String(again)}` : ''}`,
        ),
      handlers: {
        code: (_state: unknown, node: { data?: { block?: Element } }) => node.data?.block,
        mdxJsxFlowElement: keep,
        mdxJsxTextElement: keep,
        mdxFlowExpression: keep,
        mdxTextExpression: keep,
      },
    })
    .runSync(tree, new VFile());
  // Their labels are encoded in the addresses and, by the library, in the ids, where browsers look for what is decoded.
  visit(html, 'element', ({ properties }) => {
    const { id } = properties;
    if (typeof id === 'string' && /fn(?:ref)?-.*%/.test(id)) properties.id = decodePath(id);
  });
  return html;
}
