import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP } from 'unist-util-visit';
import type { CompileContext } from './context';
import { visit } from './visit';

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Unwraps a paragraph of only JSX, as `@mdx-js/mdx` does, or of a single image, which becomes a figure. */
export function unravelParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
    if (!parent || index === undefined) return;
    const content = node.children.filter((child) => !isBlank(child));
    if (content.length === 0) return;
    const isJsx = content.every(
      (child) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression',
    );
    const isImage = content.length === 1 && content[0]?.type === 'image';
    if (!isJsx && !isImage) return;
    const lifted = content.map((child) => {
      if (child.type === 'mdxJsxTextElement') return { ...child, type: 'mdxJsxFlowElement' };
      if (child.type === 'mdxTextExpression') return { ...child, type: 'mdxFlowExpression' };
      return { ...child, data: { hProperties: { dataFigure: '' } } };
    });
    parent.children.splice(index, 1, ...(lifted as RootContent[]));
    return [SKIP, index];
  });
}

/** The truncate marker: an expression of only the comment `truncate`. `syntax.ts` makes one of `<!-- truncate -->`. */
const isMarker = (node: { type: string; value?: unknown }): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  typeof node.value === 'string' &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);

/** Element name of the truncate marker's placeholder, until the tree is collapsed. */
export const TRUNCATE = 'tidepool-truncate';

/** Replaces the first truncate marker by a placeholder element; a marker that is not a top-level block is an error. */
export function markTruncation(tree: Root, context: CompileContext): void {
  let found = false;
  visit(tree, (node, index, parent) => {
    if (!isMarker(node) || !parent || index === undefined) return;
    if (parent.type !== 'root') {
      context.error(
        node,
        'The truncate marker is inside another block.',
        'Put {/* truncate */} on a line of its own between two blocks.',
      );
      return;
    }
    const replacement = { type: 'paragraph', children: [], data: { hName: TRUNCATE } } satisfies Paragraph;
    parent.children.splice(index, 1, ...(found ? [] : [replacement]));
    found = true;
    return [SKIP, index];
  });
}

/**
 * Removes a leading level-1 heading, which is the document's title, and gives its text, or null.
 * @param stays The page has no title of its own, so that the heading stays in the text.
 */
export function takeTitle(tree: Root, stays = false): string | null {
  const index = tree.children.findIndex((node) => !isComment(node));
  const first = tree.children[index];
  if (first?.type !== 'heading' || first.depth !== 1) return null;
  const id = takeHeadingId(first);
  if (!stays) tree.children.splice(index, 1);
  else if (id !== null) first.data = { ...first.data, hProperties: { id } };
  return toString(first);
}

/** Whether the code in braces is comments alone. */
export const isCommentCode = (code: string): boolean => /^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(code);

const isComment = (node: RootContent): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isCommentCode(node.value);

/** Removes comments from a heading, and gives the explicit id at its end (`{#id}`, or in a comment), or null. */
export function takeHeadingId(heading: Heading): string | null {
  const comment = heading.children.at(-1);
  const commented =
    comment?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(comment.value) : null;
  heading.children = heading.children.filter((child) => !isComment(child));
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return commented?.[1] ?? null;
  const written = commented ?? /\s*\{#([^{}\s]+)\}\s*$/.exec(last.value);
  last.value = last.value.slice(0, commented ? undefined : written?.index).trimEnd();
  if (last.value === '') heading.children.pop();
  return written?.[1] ?? null;
}
