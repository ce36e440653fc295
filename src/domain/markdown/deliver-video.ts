import { escapeHtml } from '../basics/escape-html';
import type { Attributes, ContentNode, ContentTree, JsonValue } from './tree';

/** Data that is only known when a tree is put on a page. */
export interface Delivery {
  /** Address of the document's page, where its anchors are, for a part of it on another page. */
  page?: string;
  /** Final address of the document's N-th link. */
  link: (index: number) => string;
  /** Props that show the document's N-th image file; null if it does not exist. */
  image: (index: number) => Record<string, JsonValue> | null;
}

/** Whether a `Video` is a file, which the browser plays without a script. */
export const isVideoFile = ({ video, src }: Record<string, JsonValue>): boolean =>
  typeof video === 'number' || typeof src === 'string';

/**
 * A video file as a `<video>` with its title (`caption`) below. Its box has its size from the start: the poster's, the
 * author's, or that of the style sheet.
 */
export function deliverVideo(
  props: Record<string, JsonValue>,
  caption: ContentTree,
  { link, image }: Pick<Delivery, 'link' | 'image'>,
): ContentNode {
  const { video, src, poster, posterSrc, title, width, height, preload } = props;
  const picture = typeof poster === 'number' ? image(poster) : null;
  const size = sizeOf({ width, height }) ?? (picture && sizeOf(picture));
  const attributes: Attributes = {
    src: typeof video === 'number' ? link(video) : (src ?? ''),
    'aria-label': title ?? '',
    controls: true,
    playsInline: true,
    preload: preload ?? 'metadata',
    ...optional('poster', picture ? addressOf(picture) : posterSrc),
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
  const text = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(typeof value === 'string' ? value : '')}"`,
  );
  return `<track${text.join('')}>`;
}

const optional = (name: string, value: JsonValue | undefined): Attributes =>
  value === undefined ? {} : { [name]: value };
