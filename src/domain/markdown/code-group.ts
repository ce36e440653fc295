import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './code-meta';
import { reportWarning, type CompileContext } from './context';

/**
 * Turns `:::code-group` around fences into tabs, one per fence, labelled by the fences' titles (or languages).
 * Attributes of the directive (`{groupId="pm"}`) are passed to `Tabs`.
 */
export function codeGroups(tree: Root, context: CompileContext): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== 'code-group' || !parent || index === undefined) return;
    for (const child of node.children) {
      if (child.type === 'code') continue;
      reportWarning(
        context,
        child,
        'A code group contains something that is not a code block; it is ignored.',
        'Put nothing but fenced code between :::code-group and :::.',
      );
    }
    const fences = node.children.filter((child): child is Code => child.type === 'code');
    // Without a fence an empty `Tabs` remains, which is reported at this position.
    parent.children[index] = jsx('Tabs', tabsAttributes(node), fences.map(toTab), node);
  });
}

function tabsAttributes({ attributes }: ContainerDirective): MdxJsxAttribute[] {
  return [
    attribute('className', 'code-group'),
    ...Object.entries(attributes ?? {}).map(([name, value]) => attribute(name, value === '' ? null : value)),
  ];
}

function toTab(fence: Code): MdxJsxFlowElement {
  const label = parseCodeMeta(fence.meta ?? '').title ?? fence.lang ?? 'text';
  // The tab shows the title already.
  const untitled = { ...fence, meta: `title="" ${fence.meta ?? ''}` };
  return jsx('TabItem', [attribute('value', label), attribute('label', label)], [untitled], fence);
}

const attribute = (name: string, value: string | null | undefined): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: value ?? null,
});

const jsx = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
  { position }: Pick<Code, 'position'>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
  ...(position ? { position } : {}),
});
