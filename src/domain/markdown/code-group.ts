import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { componentNode } from './code-fences';
import { parseCodeMeta } from './code-meta';
import type { CompileContext } from './context';

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
