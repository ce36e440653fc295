import type { Root } from 'mdast';
import type { CompileContext } from './context';
import { visit } from './visit';

/** A line that closes a fence or a container, inside any quote or list. */
const CLOSING = { code: /^[\s>]*(?:`{3,}|~{3,})\s*$/, containerDirective: /^[\s>]*:{3,}\s*$/ };

/**
 * Reports what Markdown takes for something that hardly anybody means: unclosed constructs, which are text or go on to
 * the end of the document, and cells without a column, which are dropped.
 */
export function reportLooseEnds(tree: Root, body: string, context: CompileContext): void {
  const lines = body.split('\n');
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (node.type === 'code' || node.type === 'containerDirective') {
      if (!start || !end || CLOSING[node.type].test(lines[end.line - 1] ?? '')) return;
      // An indented block has no fence.
      if (node.type === 'code' && !/(?:`{3}|~{3})/.test(lines[start.line - 1] ?? '')) return;
      const name = node.type === 'code' ? 'The code block' : `":::${node.name}"`;
      context.warn(
        node,
        `${name} is never closed: everything to the end of the document is in it.`,
        `Write ${node.type === 'code' ? '```' : ':::'} on a line of its own where it ends.`,
      );
    } else if (node.type === 'table') {
      const columns = node.align?.length ?? 0;
      for (const row of node.children.filter(({ children }) => children.length > columns))
        context.warn(
          row,
          `This row has ${String(row.children.length)} cells in a table of ${String(columns)} columns: what is after them is not shown.`,
          'Write \\| for a bar inside a cell, in code too.',
        );
    } else if (node.type === 'text') {
      const note = /\[\^[^\]\s[]+\]/.exec(node.value)?.[0];
      const written = start && end ? lines.slice(start.line - 1, end.line).join('\n') : '';
      // A bracket may be escaped.
      if (note === undefined || !written.replaceAll(`\\${note}`, '').includes(note)) return;
      context.warn(
        node,
        `The footnote ${note} has no text, and is shown as it is written.`,
        `Add a line "${note}: …", or write \\[ for a bracket.`,
      );
    }
  });
}
