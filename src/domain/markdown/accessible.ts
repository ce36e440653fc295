import type { Element, Parents, Root } from 'hast';
import type { CompileContext } from './context';
import { hasClass } from './nodes';
import { visit } from './visit';

/**
 * Makes accessible and valid what Markdown does not: names the boxes of task lists, gives header cells of tables their
 * scope and cells their alignment as a style, and makes formulas that may be wider than the page focusable.
 */
export function makeAccessible(tree: Root, { options }: CompileContext): void {
  const { taskDone, taskOpen, formula } = options.labels;
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'table') nameRows(node);
    else if (tagName === 'input' && isTaskItem(parent)) {
      properties.ariaLabel = properties.checked ? taskDone : taskOpen;
    } else if (tagName === 'th' || tagName === 'td') {
      // A header cell without text is not a header.
      if (node.children.length === 0) node.tagName = 'td';
      else if (tagName === 'th') properties.scope ??= isDataRow(parent) ? 'row' : 'col';
      if (properties.align) alignByStyle(properties);
    } else if (hasClass(node, 'katex-display')) {
      Object.assign(properties, { tabIndex: 0, role: 'group', ariaLabel: formula });
    }
  });
}

/** In loose lists, a paragraph is between the item and its box. */
const isTaskItem = (parent: Parents | undefined): boolean =>
  parent?.type === 'element' && (hasClass(parent, 'task-list-item') || parent.tagName === 'p');

/** Below an empty corner, the first cells are the headers of their rows. */
function nameRows(table: Element): void {
  const first: Element[] = [];
  visit(table, { tagName: 'tr' }, ({ children }) => {
    first.push(...children.filter((cell) => cell.type === 'element').slice(0, 1));
  });
  const [corner, ...cells] = first;
  if (corner?.children.length === 0) for (const cell of cells) cell.tagName = 'th';
}

const isDataRow = (row: Parents | undefined): boolean =>
  row?.children.some(
    (cell) => cell.type === 'element' && cell.tagName === 'td' && cell.children.length > 0,
  ) ?? false;

/** The attribute `align`, which Markdown tables become, is obsolete. */
function alignByStyle(properties: Element['properties']): void {
  const { align, style } = properties;
  delete properties.align;
  properties.style = `text-align:${String(align)}${style === undefined ? '' : `;${style}`}`;
}
