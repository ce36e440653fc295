import { escapeHtml } from '../basics/escape-html';
import { deliverVideo, isVideoFile, type Delivery } from './deliver-video';
import { replaceLinkPlaceholders } from './links-and-images';
import { isComponentNode, type Attributes, type ContentNode, type ContentTree, type JsonValue } from './tree';

/** Indexes of the image files in a tree, in order, and of those that its videos show before they play. */
export function imagesIn(tree: ContentTree): { shown: number[]; posters: number[] } {
  const numbers = (nodes: ContentTree, component: string, prop: string): number[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string' || 'html' in node) return [];
      const value = isComponentNode(node) && node.component === component ? node.props?.[prop] : undefined;
      return [
        ...(typeof value === 'number' ? [value] : []),
        ...numbers(node.children ?? [], component, prop),
      ];
    });
  return { shown: numbers(tree, 'Image', 'image'), posters: numbers(tree, 'Video', 'poster') };
}

/** Width of the text on a phone's first screen below the page's head; a Chinese character counts as two. */
const FIRST_SCREEN = 700;

/** Whether a tree's first image file is so near its top that it is on the first screen. */
export function startsWithImage(tree: ContentTree): boolean {
  let left = FIRST_SCREEN;
  /** Whether the image came before the text had filled the screen; null if these nodes have no image. */
  const look = (nodes: ContentTree): boolean | null => {
    for (const node of nodes) {
      if (typeof node === 'string' || 'html' in node)
        left -= textWidth(typeof node === 'string' ? node : node.html);
      else if (isComponentNode(node) && node.component === 'Image') return left > 0;
      else {
        const found = look(node.children ?? []);
        if (found !== null) return found;
      }
      if (left <= 0) return false;
    }
    return null;
  };
  return look(tree) ?? false;
}

const textWidth = (html: string): number =>
  html.replace(/<[^>]*>/g, '').replace(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/g, '  ').length;

const ANCHOR = /(<a (?:[^>"]|"[^"]*")*?href=")(?=#)/g;
/** What describes the mark of a footnote: the heading of the footnotes, which is on another page than an excerpt. */
const FOOTNOTE_LABEL = ' aria-describedby="footnote-label"';

/** Completes a compiled tree with final addresses and image data. The input is not changed. */
export function deliverTree(tree: ContentTree, delivery: Delivery): ContentTree {
  return tree.map((node) => deliverNode(node, delivery));
}

function deliverNode(node: ContentNode, delivery: Delivery): ContentNode {
  if (typeof node === 'string') return node;
  if (isComponentNode(node)) {
    const { component, props = {} } = node;
    if (component === 'Image') return deliverImage(props, delivery);
    if (component === 'Video' && isVideoFile(props))
      return deliverVideo(props, deliverTree(node.children ?? [], delivery), delivery);
    return {
      component,
      ...(node.props ? { props } : {}),
      ...(node.children ? { children: deliverTree(node.children, delivery) } : {}),
    };
  }
  const attrs = node.attrs ? { attrs: deliverAttributes(node.attrs, delivery) } : {};
  if ('html' in node) {
    const html = replaceLinkPlaceholders(node.html, (index) => escapeHtml(delivery.link(index)));
    const { page } = delivery;
    if (page === undefined) return { tag: node.tag, ...attrs, html };
    const moved = html.replace(ANCHOR, `$1${escapeHtml(page)}`).replaceAll(FOOTNOTE_LABEL, '');
    return { tag: node.tag, ...attrs, html: moved };
  }
  return { tag: node.tag, ...attrs, children: deliverTree(node.children, delivery) };
}

function deliverImage({ image, ...rest }: Record<string, JsonValue>, delivery: Delivery): ContentNode {
  const shown = typeof image === 'number' ? delivery.image(image) : {};
  return shown === null ? missingPicture(rest) : { component: 'Image', props: { ...rest, ...shown } };
}

/** Replaces a missing picture by its text. A picture without text was decorative. */
function missingPicture({ alt, title, figure }: Record<string, JsonValue>): ContentNode {
  if (typeof alt !== 'string' || alt === '') return '';
  const words: ContentNode = {
    tag: 'span',
    attrs: { className: 'missing-picture', role: 'img', 'aria-label': alt },
    html: escapeHtml(alt),
  };
  if (figure !== true) return words;
  const caption: ContentTree =
    typeof title === 'string' ? [{ tag: 'figcaption', html: escapeHtml(title) }] : [];
  return { tag: 'figure', children: [words, ...caption] };
}

/** Attributes that may contain the placeholder of a link, under their React names. */
const ADDRESSES = ['href', 'src', 'poster'] as const;

function deliverAttributes(attrs: Attributes, delivery: Delivery): Attributes {
  const addresses = ADDRESSES.flatMap((name): [string, string][] => {
    const value = attrs[name];
    if (typeof value !== 'string') return [];
    const address = replaceLinkPlaceholders(value, delivery.link);
    return [[name, address.startsWith('#') ? (delivery.page ?? '') + address : address]];
  });
  return addresses.length === 0 ? attrs : { ...attrs, ...Object.fromEntries(addresses) };
}
