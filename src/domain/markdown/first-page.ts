import { isComponentNode, type ContentTree, type HtmlNode } from './tree';

/*
 * The first page of a visit has its data in its HTML, without the part that the HTML shows already: the content of the
 * text's blocks, which is most of the data. The client reads that part from the elements.
 */

/** Attribute of the element of each block of {@link outerBlocks}, written by the server. */
export const BLOCK_ATTRIBUTE = 'data-block';

/** Blocks of finished HTML outside of components, in page order. Each of them is one element of the page. */
export function outerBlocks(tree: ContentTree): HtmlNode[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string' || isComponentNode(node)) return [];
    return 'html' in node ? [node] : outerBlocks(node.children);
  });
}

/** The tree without the content of its outer blocks. */
export function withoutBlocks(tree: ContentTree): ContentTree {
  return tree.map((node) => {
    if (typeof node === 'string' || isComponentNode(node)) return node;
    return 'html' in node ? { ...node, html: '' } : { ...node, children: withoutBlocks(node.children) };
  });
}

interface BlockElement {
  tagName: string;
  innerHTML: string;
}

/** Restores the blocks of a tree from {@link withoutBlocks}; false if the elements are not those of the tree. */
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

/** The part of a page's data used here: results of its template's query, by field name. */
export interface PageData {
  result?: { data?: Record<string, unknown> };
}

/** The document among the results of a template's query; lists and other pages have none. */
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
