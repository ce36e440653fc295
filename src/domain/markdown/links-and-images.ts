import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP } from 'unist-util-visit';
import { downloadName, linkKind, type LinkKind } from '../routing/link-kind';
import { hasScheme } from '../routing/paths';
import type { CompileContext } from './context';
import { holdsBlock } from './html-rules';
import { textIn } from './nodes';
import { pictureBox, shownWidth } from './picture-box';
import { visit } from './visit';

/** Placeholder of the address of the document's N-th link until the tree is delivered. */
export const linkPlaceholder = (index: number): string => `tidepool-link:${String(index)};`;

const LINK_PLACEHOLDER = /tidepool-link:(\d+);/g;

/** Replaces link placeholders in a string. */
export const replaceLinkPlaceholders = (value: string, address: (index: number) => string): string =>
  value.replace(LINK_PLACEHOLDER, (_, index: string) => address(Number(index)));

/** Marks a link that shows the icon of its kind even if it leads to a page of this site. */
export const SIGN_ALWAYS = 'dataSign';

const ESCAPE_HATCH = 'pathname://';

/** Records the document's links and marks external ones; the compiler's own anchors are left out. */
export function collectLinks(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    const { id, name: anchor, href } = properties;
    if (typeof id === 'string' && !/^h[1-6]$/.test(tagName)) {
      const fix = 'Give each element its own id: links lead to the first one.';
      if (context.anchors.includes(id))
        context.warn(node, `The id "${id}" is used twice in this document.`, fix);
      context.anchors.push(id);
    }
    if (tagName !== 'a') return;
    if (typeof anchor === 'string') context.anchors.push(anchor);
    if (typeof href !== 'string') return;
    if (properties.dataAnchor || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) {
      delete properties.dataAnchor;
      return;
    }
    if (typeof properties.dataPlayedFile === 'string') {
      properties.href = linkPlaceholder(Number(properties.dataPlayedFile));
      delete properties.dataPlayedFile;
      addIcon(node, 'resource', context);
      return;
    }
    const kind = linkKind(href);
    if (kind === 'external') {
      externalLink(node, href, context);
      return;
    }
    addIcon(node, kind, context);
    const checked = !href.startsWith(ESCAPE_HATCH) && !('dataNoBrokenLinkCheck' in properties);
    const url = checked ? safeDecode(href) : href.replace(ESCAPE_HATCH, '/').replace(/^\/\//, '/');
    context.links.push({ url, checked, ...context.recordedAt(node) });
    if (!checked) properties.dataNative = '';
    const name = checked ? downloadName(safeDecode(href)) : null;
    if (name !== null) properties.download ??= name;
    properties.href = linkPlaceholder(context.links.length - 1);
  });
}

function externalLink(node: Element, href: string, context: CompileContext): void {
  addIcon(node, 'external', context);
  if (!/^(https?:)?\/\//i.test(href)) return;
  node.properties.target ??= '_blank';
  node.properties.rel ??= ['noopener', 'noreferrer'];
  if (node.properties.target !== '_blank') return;
  node.children.push(h('span.visually-hidden', ` ${context.options.labels.opensInNewTab}`));
}

/**
 * Adds the icon of a link's kind after its text, with the kind's name as tooltip. A link to a page of this site gets one
 * only if it is written as `<Link>`; links with a class of their own, without text or with `data-no-icon` get none.
 */
function addIcon(node: Element, kind: LinkKind, { options }: CompileContext): void {
  const { dataNoIcon, [SIGN_ALWAYS]: signAlways } = node.properties;
  delete node.properties.dataNoIcon;
  Reflect.deleteProperty(node.properties, SIGN_ALWAYS);
  if (dataNoIcon !== undefined || (kind === 'internal' && signAlways === undefined)) return;
  if (node.properties.className !== undefined || toString(node).trim() === '') return;
  const label = options.labels.link[kind];
  const spoken = kind === 'external' ? { role: 'img', ariaLabel: label } : { ariaHidden: 'true' };
  node.children.push(h(`span.link-icon.link-${kind}`, { title: label, ...spoken }));
}

/** The Markdown parser percent-encodes addresses, unlike file names on disk. */
export function safeDecode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Turns local images into `Image` components, whose files are resized; remote ones stay plain images. */
export function collectImages(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const { id, loading, title } = node.properties;
    const src = textIn(node.properties.src);
    if (src === '') {
      const fix = 'Write the path of the image file between the parentheses.';
      context.error(node, 'An image has no address.', fix);
      return;
    }
    if (hasScheme(src) && !src.startsWith(ESCAPE_HATCH)) {
      node.properties = { ...node.properties, loading: 'lazy', decoding: 'async' };
      return;
    }
    const box = pictureBox(node);
    context.images.push({ src: safeDecode(src), width: shownWidth(box), ...context.recordedAt(node) });
    if (typeof id === 'string') context.anchors.push(id);
    const props = {
      image: context.images.length - 1,
      alt: textIn(node.properties.alt),
      ...(typeof title === 'string' && { title }),
      ...('dataFigure' in node.properties && { figure: true }),
      ...(loading === 'eager' && { eager: true }),
      ...box,
    };
    const { position } = node;
    parent.children[index] = { type: 'component', name: 'Image', props, children: [], position };
    return [SKIP, index + 1];
  });
}

const INLINE_COMPONENTS: ReadonlySet<string> = new Set(['TypeWriter']);

/**
 * Replaces a paragraph that contains a block (a picture in a link, a list) by a plain box: browsers end a `<p>` where
 * the block begins, and hydration would find a different page.
 */
export function openParagraphs(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'p') return;
    visit(node, 'component', ({ name }) => {
      if (!INLINE_COMPONENTS.has(name)) node.tagName = 'div';
    });
    if (holdsBlock(node)) node.tagName = 'div';
  });
}

/** Wraps each table in a box that scrolls sideways and can be focused. */
export function wrapTables(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const ariaLabel = context.options.labels.table;
    parent.children[index] = h('div.table-scroll', { tabIndex: 0, role: 'group', ariaLabel }, node);
    return [SKIP, index + 1];
  });
}
