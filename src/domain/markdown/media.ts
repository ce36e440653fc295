import { own } from '../basics/own';
import type { Element, Root } from 'hast';
import { hasScheme } from '../routing/paths';
import type { CompileContext, LinkRecord, Positioned } from './context';
import { linkPlaceholder, safeDecode } from './links-and-images';
import { visit } from 'unist-util-visit';

const FILES: Record<string, Partial<Record<'src' | 'poster', LinkRecord['shows']>>> = {
  video: { src: 'video', poster: 'image' },
  audio: { src: 'audio' },
  source: { src: 'video' },
  track: { src: 'captions' },
};

/** Whether an address belongs to another site. */
export const isRemote = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/** Records media from other sites, and the files of `<video>` and `<audio>`, published like pictures. */
export function collectMedia(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img' || node.tagName === 'source') noteCandidates(node, context);
    if (node.tagName === 'img' && typeof node.properties.src === 'string')
      noteRemote(node.properties.src, 'image', node, context);
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

function noteCandidates(node: Element, context: CompileContext): void {
  const written = [node.properties.srcSet ?? []].flat().join(', ');
  for (const candidate of written.split(/,\s+/))
    noteRemote(candidate.trim().split(/\s+/)[0] ?? '', 'image', node, context);
}
