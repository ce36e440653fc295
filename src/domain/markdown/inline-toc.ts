import type { Root as MdastRoot } from 'mdast';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { SKIP } from 'unist-util-visit';
import type { CompileContext } from './context';
import { headingSlugger, type HeadingRecord } from './headings';
import { rawHtml, type ComponentElement } from './nodes';
import { visit } from './visit';

/** The headings of a document for the variable `toc`, before anything is evaluated. */
export function tocItems(tree: MdastRoot): { value: string; id: string; level: number }[] {
  const found: { value: string; id: string | null; level: number }[] = [];
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) return;
    const id = node.data?.hProperties?.id;
    found.push({ value: toString(node).trim(), id: typeof id === 'string' ? id : null, level: node.depth });
  });
  const slugOf = headingSlugger(found.flatMap(({ id }) => id ?? []));
  return found.map((item) => ({ ...item, id: item.id ?? slugOf(item.value) }));
}

/** Turns `<TOCInline toc={toc} />` into a list of links to the prop's headings, or those of some levels. */
export function renderInlineToc(
  tree: Root,
  headings: readonly HeadingRecord[],
  context: CompileContext,
): void {
  visit(tree, 'component', (node, index, parent) => {
    if (node.name !== 'TOCInline' || !parent || index === undefined) return undefined;
    parent.children[index] = h(
      'nav.toc-inline',
      { ariaLabel: context.options.labels.toc },
      list(chosen(node, headings)),
    );
    return [SKIP, index + 1];
  });
}

function chosen({ props }: ComponentElement, headings: readonly HeadingRecord[]): HeadingRecord[] {
  const level = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
  const min = level(props.minHeadingLevel, 2);
  const max = level(props.maxHeadingLevel, 3);
  const ids = Array.isArray(props.toc)
    ? new Set(props.toc.map((item) => (item as { id?: unknown }).id))
    : null;
  return headings.filter(
    (heading) => heading.level >= min && heading.level <= max && (ids === null || ids.has(heading.id)),
  );
}

/** Nested lists; a skipped level makes no empty list. */
function list(headings: readonly HeadingRecord[]): Element | null {
  const items: Element[] = [];
  for (let [heading, ...rest] = headings; heading; [heading, ...rest] = rest) {
    const { id, level, html } = heading;
    const end = rest.findIndex((next) => next.level <= level);
    const inside = end < 0 ? rest : rest.slice(0, end);
    rest = rest.slice(inside.length);
    const link = h('a', { href: `#${encodeURIComponent(id)}`, dataAnchor: true }, rawHtml(html));
    items.push(h('li', link, list(inside)));
  }
  return items.length > 0 ? h('ul', items) : null;
}
