import { escapeHtml } from '../basics/escape-html';
import { replaceLinkPlaceholders } from './links-and-images';
import { textIn } from './nodes';
import type { PictureBox } from './picture-box';
import { isComponentNode, type Attributes, type ContentNode, type ContentTree, type JsonValue } from './tree';

/** Data that is only known when a tree is put on a page. */
interface Delivery {
  /** Address of the document's page, where its anchors are, for a part of it on another page. */
  page?: string;
  /** Final address of the document's N-th link. */
  link: (index: number) => string;
  /** Props that show the document's N-th image file; null if it does not exist. */
  image: (index: number) => Record<string, JsonValue> | null;
}

/** Indexes of the image files in a tree, in order, and of those that its videos show before they play. */
export function imagesIn(tree: ContentTree): { shown: number[]; posters: number[] } {
  const numbers = (nodes: ContentTree, component: string, prop: string): number[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string' || 'html' in node) return [];
      const value = isComponentNode(node) && node.component === component ? node.props?.[prop] : undefined;
      const inside = numbers(node.children ?? [], component, prop);
      return typeof value === 'number' ? [value, ...inside] : inside;
    });
  return { shown: numbers(tree, 'Image', 'image'), posters: numbers(tree, 'Video', 'poster') };
}

/** Width of the text on a phone's first screen below the page's head; a Chinese character counts as two. */
const FIRST_SCREEN = 700;

/** Whether a tree's first image file is so near its top that it is on the first screen. */
export function startsWithImage(tree: ContentTree): boolean {
  let left = FIRST_SCREEN;
  for (const part of partsOf(tree)) {
    if (part === 'image') return left > 0;
    left -= textWidth(part.html);
  }
  return false;
}

/** The texts of a tree and its image files, in order. */
const partsOf = (nodes: ContentTree): ({ html: string } | 'image')[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return { html: node };
    if ('html' in node) return node;
    return isComponentNode(node) && node.component === 'Image' ? 'image' : partsOf(node.children ?? []);
  });

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
    const { component, props = {}, children } = node;
    if (component === 'Image') return deliverImage(props, delivery);
    const delivered = deliverTree(children ?? [], delivery);
    if (component === 'Video' && isVideoFile(props)) return deliverVideo(props, delivered, delivery);
    return children ? { ...node, children: delivered } : node;
  }
  const attrs = node.attrs && { attrs: deliverAttributes(node.attrs, delivery) };
  if (!('html' in node)) return { ...node, ...attrs, children: deliverTree(node.children, delivery) };
  const html = replaceLinkPlaceholders(node.html, (index) => escapeHtml(delivery.link(index)));
  const { page } = delivery;
  if (page === undefined) return { ...node, ...attrs, html };
  const moved = html.replace(ANCHOR, `$1${escapeHtml(page)}`).replaceAll(FOOTNOTE_LABEL, '');
  return { ...node, ...attrs, html: moved };
}

function deliverImage({ image, ...rest }: Record<string, JsonValue>, delivery: Delivery): ContentNode {
  const shown = typeof image === 'number' ? delivery.image(image) : {};
  return shown === null
    ? missingPicture(rest)
    : { component: 'Image', props: { ...rest, ...shown, ...pictureSize(rest, shown) } };
}

/** The size of a picture: its author's, completed in the shape of its file; null where neither is known. */
function pictureSize(written: PictureBox, file: Record<string, JsonValue>) {
  const natural = sizeOf(file);
  if (!natural) return null;
  const ratio = natural.width / natural.height;
  const { width = written.height && written.height * ratio, height = width && width / ratio } = written;
  return width && height ? { width: Math.round(width), height: Math.round(height) } : natural;
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
const ADDRESSES = ['href', 'src', 'srcSet', 'poster'] as const;

function deliverAttributes(attrs: Attributes, delivery: Delivery): Attributes {
  const addresses = ADDRESSES.flatMap((name): [string, string][] => {
    const value = attrs[name];
    if (typeof value !== 'string') return [];
    const address = replaceLinkPlaceholders(value, delivery.link);
    return [[name, address.startsWith('#') ? (delivery.page ?? '') + address : address]];
  });
  return addresses.length === 0 ? attrs : { ...attrs, ...Object.fromEntries(addresses) };
}

/** Whether a `Video` is a file, which the browser plays without a script. */
const isVideoFile = ({ video, src }: Record<string, JsonValue>): boolean =>
  typeof video === 'number' || typeof src === 'string';

/**
 * A video file as a `<video>` with its title (`caption`) below. Its box has its size from the start: the poster's, the
 * author's, or that of the style sheet.
 */
function deliverVideo(
  props: Record<string, JsonValue>,
  caption: ContentTree,
  { link, image }: Delivery,
): ContentNode {
  const { video, src, poster, posterSrc, title, width, height, preload } = props;
  const picture = typeof poster === 'number' ? image(poster) : null;
  const first = picture ? addressOf(picture) : posterSrc;
  const size = sizeOf({ width, height }) ?? (picture && sizeOf(picture));
  const attributes: Attributes = {
    src: typeof video === 'number' ? link(video) : (src ?? ''),
    'aria-label': title ?? '',
    controls: true,
    playsInline: true,
    preload: preload ?? 'metadata',
    ...(first !== undefined && { poster: first }),
    ...(size && { ...size, style: { aspectRatio: `${String(size.width)} / ${String(size.height)}` } }),
  };
  return {
    tag: 'figure',
    attrs: { className: 'video' },
    children: [{ tag: 'video', attrs: attributes, html: track(props, link) }, ...caption],
  };
}

function addressOf({ src, data }: Record<string, JsonValue>): JsonValue | undefined {
  if (typeof src === 'string') return src;
  const { images } = (data ?? {}) as { images?: { fallback?: { src?: JsonValue } } };
  return images?.fallback?.src;
}

const sizeOf = ({ width, height }: Record<string, JsonValue | undefined>) =>
  typeof width === 'number' && typeof height === 'number' ? { width, height } : null;

function track(
  { captions, captionsLabel, captionsLang }: Record<string, JsonValue>,
  link: Delivery['link'],
): string {
  if (typeof captions !== 'number') return '';
  const attributes = { kind: 'captions', src: link(captions), srclang: captionsLang, label: captionsLabel };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(textIn(value))}"`);
  return `<track${text.join('')}>`;
}
