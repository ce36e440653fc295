import { isElementNode, isHtmlNode, type ContentTree, type HtmlNode } from './tree';

/*
 * The first page of a visit has its data in its HTML, without what that HTML shows anyway: the inside of the text's
 * blocks, which is most of the data. The client reads it back from the elements.
 */

/** Attribute the server gives to the element of each block of {@link outerBlocks}. */
export const BLOCK_ATTRIBUTE = 'data-block';

/** Blocks of finished HTML that no component encloses, in the order of the page: each is one element of it. */
export function outerBlocks(tree: ContentTree): HtmlNode[] {
  return tree.flatMap((node) => {
    if (isHtmlNode(node)) return [node];
    return isElementNode(node) ? outerBlocks(node.children) : [];
  });
}

/** The tree without the inside of its outer blocks. */
export function withoutBlocks(tree: ContentTree): ContentTree {
  return tree.map((node) => {
    if (isHtmlNode(node)) return { ...node, html: '' };
    return isElementNode(node) ? { ...node, children: withoutBlocks(node.children) } : node;
  });
}

/** What a block's element has to tell. */
export interface BlockElement {
  tagName: string;
  innerHTML: string;
}

/**
 * Puts the inside of the elements back into a tree that {@link withoutBlocks} gave.
 * @returns Whether they belong together. Otherwise somebody else has changed the page, and the tree is of no use.
 */
export function readBlocks(tree: ContentTree, elements: readonly BlockElement[]): boolean {
  const blocks = outerBlocks(tree);
  const belong =
    blocks.length === elements.length &&
    blocks.every(({ tag }, index) => elements[index]?.tagName.toLowerCase() === tag.toLowerCase());
  if (!belong) return false;
  blocks.forEach((block, index) => {
    block.html = elements[index]?.innerHTML ?? '';
  });
  return true;
}

/** The part of a page's data this is about: what its template asked for, by name. */
export interface PageData {
  result?: { data?: Record<string, unknown> };
}

/** The document among what a template asked for; lists and other pages have none. */
export function documentOf({ result }: PageData): { name: string; content: ContentTree } | null {
  for (const [name, value] of Object.entries(result?.data ?? {})) {
    const content = (value as { content?: unknown } | null)?.content;
    if (Array.isArray(content)) return { name, content: content as ContentTree };
  }
  return null;
}

/** A page's data for its own HTML. */
export function dataInPage<Data extends PageData>(page: Data): Data {
  const found = documentOf(page);
  if (!found) return page;
  const document = { ...(page.result?.data?.[found.name] as object), content: withoutBlocks(found.content) };
  return { ...page, result: { ...page.result, data: { ...page.result?.data, [found.name]: document } } };
}
