import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { get } from 'node-emoji';
import { SKIP } from 'unist-util-visit';
import { visit } from './visit';

const SHORTCODE = /:(?:\+1|-1|[\w-]+):/g;

/** Shortcodes in a row; next to a letter, digit or colon they are something else (`12:100:45`). */
const SHORTCODES = /(?<![A-Za-z0-9:])(?::(?:\+1|-1|[\w-]+):)+(?![A-Za-z0-9:])/g;

const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp']);

const emojiOf = (shortcode: string): string => get(shortcode) ?? shortcode;

/**
 * Replaces `:tada:` by 🎉 in texts, never in code. Unknown names stay unchanged. The anchor of a heading is made from
 * the shortcode, so that it can be typed.
 */
export function emojiShortcodes(tree: Root): void {
  visit(tree, (node) => {
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      VERBATIM.has(node.name ?? '')
    )
      return SKIP;
    if (!('children' in node)) return undefined;
    const children = joinTexts(node.children as PhrasingContent[]);
    node.children = children;
    const written = node.type === 'heading' ? toString(node) : '';
    for (const child of children)
      if (child.type === 'text')
        child.value = child.value.replace(SHORTCODES, (row) => row.replace(SHORTCODE, emojiOf));
    if (node.type === 'heading' && toString(node) !== written)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataSlug: written } };
    return undefined;
  });
}

/** The parser takes the end of `:tada:好` for the beginning of a directive, which splits the text. */
function joinTexts(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const isBare =
      node.type === 'textDirective' &&
      node.children.length === 0 &&
      Object.keys(node.attributes ?? {}).length === 0;
    const last = result.at(-1);
    const value = isBare ? `:${node.name}` : node.type === 'text' ? node.value : null;
    if (value !== null && last?.type === 'text') last.value += value;
    else result.push(value === null ? node : { type: 'text', value, position: node.position });
  }
  return result;
}
