import type { Parents, Root } from 'hast';
import { visit } from './visit';
import type { CompileContext } from './context';
import { hasClass } from './nodes';

/**
 * Gives a name or a way in to what Markdown leaves without: the boxes of task lists, empty header cells of tables, and
 * formulas that may be wider than the page.
 */
export function makeAccessible(tree: Root, { options }: CompileContext): void {
  const { taskDone, taskOpen, formula } = options.labels;
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'input' && isTaskItem(parent)) {
      properties.ariaLabel = properties.checked ? taskDone : taskOpen;
    } else if (tagName === 'th' && node.children.length === 0) {
      // A header cell without a text heads nothing.
      node.tagName = 'td';
    } else if (hasClass(node, 'katex-display')) {
      Object.assign(properties, { tabIndex: 0, role: 'group', ariaLabel: formula });
    }
  });
}

/** Loose lists have a paragraph between the item and its box. */
const isTaskItem = (parent: Parents | undefined): boolean =>
  parent?.type === 'element' && (hasClass(parent, 'task-list-item') || parent.tagName === 'p');
