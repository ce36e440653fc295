import type { Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from './context';
import { hasClass } from './nodes';

/**
 * Makes accessible what Markdown does not: names the boxes of task lists, fixes empty header cells of tables, and makes
 * formulas that may be wider than the page focusable.
 */
export function makeAccessible(tree: Root, { options }: CompileContext): void {
  const { taskDone, taskOpen, formula } = options.labels;
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'input' && isTaskItem(parent)) {
      properties.ariaLabel = properties.checked ? taskDone : taskOpen;
    } else if (tagName === 'th' && node.children.length === 0) {
      // A header cell without text is not a header.
      node.tagName = 'td';
    } else if (hasClass(node, 'katex-display')) {
      Object.assign(properties, { tabIndex: 0, role: 'group', ariaLabel: formula });
    }
  });
}

/** In loose lists, a paragraph is between the item and its box. */
const isTaskItem = (parent: Parents | undefined): boolean =>
  parent?.type === 'element' && (hasClass(parent, 'task-list-item') || parent.tagName === 'p');
