import { own } from '../basics/own';
import type { Element, Root } from 'hast';
import { hasScheme } from '../routing/paths';
import type { CompileContext, LinkRecord, Positioned } from './context';
import { linkPlaceholder, safeDecode } from './links-and-images';
import { visit } from './visit';

const FILES: Record<string, Partial<Record<'src' | 'poster', LinkRecord['shows']>>> = {
  video: { src: 'video', poster: 'image' },
  audio: { src: 'audio' },
  source: { src: 'video' },
  track: { src: 'captions' },
};

/** Whether an address belongs to another site. */
export const isRemote = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/**
 * Records media from other sites, and the files of `<video>` and `<audio>`, published like pictures. A picture whose
 * candidates the author names is published as it is written: nothing is resized.
 */
export function collectMedia(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, _index, parent) => {
    const { src, srcSet } = node.properties;
    if (srcSet !== undefined) node.properties.srcSet = candidates(node, context);
    if (node.tagName === 'img' && typeof src === 'string') {
      noteRemote(src, 'image', node, context);
      const isInPicture = parent?.type === 'element' && parent.tagName === 'picture';
      if (srcSet !== undefined || isInPicture) node.properties.src = shownFile(src, node, context);
    }
    for (const [attribute, shows] of Object.entries(own(FILES, node.tagName) ?? {})) {
      const address = node.properties[attribute];
      if (typeof address !== 'string' || address === '') continue;
      noteRemote(address, shows === 'image' ? 'image' : 'video', node, context);
      if (!hasScheme(address))
        node.properties[attribute] = linkPlaceholder(recordFile(address, shows, node, context));
    }
  });
}

/** Records a file that is played in the page. */
export function recordFile(
  address: string,
  shows: LinkRecord['shows'],
  at: Positioned,
  context: CompileContext,
): number {
  const record = { url: safeDecode(address), checked: true, ...(shows && { shows }) };
  return context.links.push({ ...record, ...context.recordedAt(at) }) - 1;
}

/** Records media from another site. */
export function noteRemote(
  address: string,
  shows: 'image' | 'video',
  at: Positioned,
  context: CompileContext,
): void {
  if (isRemote(address)) context.remote.push({ address, shows, ...context.recordedAt(at) });
}

/** The candidates of a `srcset` with placeholders for files of the site. */
const candidates = (node: Element, context: CompileContext): string =>
  [node.properties.srcSet ?? []]
    .flat()
    .join(', ')
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => {
      const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
      noteRemote(address, 'image', node, context);
      return [shownFile(address, node, context), ...descriptors].join(' ');
    })
    .join(', ');

const shownFile = (address: string, node: Element, context: CompileContext): string =>
  address === '' || hasScheme(address) || isRemote(address)
    ? address
    : linkPlaceholder(recordFile(address, 'image', node, context));
