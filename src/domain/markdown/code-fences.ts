import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { codeBlockElement } from './code-block';
import { parseCodeMeta } from './code-meta';
import type { CompileContext } from './context';
import type { ComponentName } from './registry';
import { SKIP } from 'unist-util-visit';
import { visit } from './visit';

const LIVE_LANGUAGES = new Set(['js', 'jsx', 'ts', 'tsx', 'javascript', 'typescript']);

/** Turns fences into highlighted blocks, and `mermaid` and `live` fences into components that run in the browser. */
export function codeFences(tree: Root, context: CompileContext): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const language = node.lang ?? '';
    const meta = parseCodeMeta(node.meta ?? '');
    const attributes: Record<string, string | null> = { code: node.value };
    if (language.toLowerCase() === 'mermaid') {
      if (meta.title !== null) attributes.title = meta.title;
      parent.children[index] = componentNode('Mermaid', attributes, [], node);
      return undefined;
    }
    const block = codeBlockElement({ code: node.value, language, meta: node.meta ?? '' }, node, context);
    // The node carries the block until Markdown becomes HTML; the `code` handler of `toHtmlTree` reads it.
    node.data = { ...node.data, block } as typeof node.data;
    if (!meta.flags.has('live') || !LIVE_LANGUAGES.has(language.toLowerCase())) return undefined;
    if (meta.flags.has('noInline')) attributes.noInline = null;
    parent.children[index] = componentNode('LiveCode', attributes, [node], node);
    return [SKIP, index + 1];
  });
}

/** Turns `:::code-group` around fences into tabs, labelled by the fences' titles or languages. */
export function codeGroups(tree: Root, context: CompileContext): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== 'code-group' || !parent || index === undefined) return;
    for (const child of node.children) {
      if (child.type === 'code') continue;
      context.warn(
        child,
        'A code group contains something that is not a code block; it is ignored.',
        'Put nothing but fenced code between :::code-group and :::.',
      );
    }
    const fences = node.children.filter((child): child is Code => child.type === 'code');
    // Without a fence an empty `Tabs` remains, which is reported at this position.
    const attributes = Object.entries(node.attributes ?? {}).map(([name, value]): [string, string | null] => [
      name,
      value === '' ? null : (value ?? null),
    ]);
    const props = { className: 'code-group', ...Object.fromEntries(attributes) };
    parent.children[index] = componentNode('Tabs', props, fences.map(toTab), node);
  });
}

function toTab(fence: Code): MdxJsxFlowElement {
  const label = parseCodeMeta(fence.meta ?? '').title ?? fence.lang ?? 'text';
  // The tab shows the title already.
  const untitled = { ...fence, meta: `title="" ${fence.meta ?? ''}` };
  return componentNode('TabItem', { value: label, label }, [untitled], fence);
}

/** JSX of a component, as if the author had written it; an attribute without a value is true. */
const componentNode = (
  name: ComponentName,
  attributes: Record<string, string | null>,
  children: MdxJsxFlowElement['children'],
  { position }: Pick<Code, 'position'>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
  ...(position && { position }),
});
