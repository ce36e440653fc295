import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../domain/markdown/parse';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import { VIDEO_SERVICES } from '../../domain/markdown/video-services';
import { applyEdits, offsetOf, traced, type Edit, type TracedText } from './edits';

/** A document as this program writes it, and what was changed. */
export interface AdaptedDocument extends TracedText {
  /** Number of players of video services that became `<Video>`. */
  videos: number;
}

/**
 * Changes what has another name here: players of video services in `<iframe>` become `<Video>`.
 * @param title Title of a video that has none.
 */
export function adaptDocument(text: string, title: string): AdaptedDocument {
  const source = traced(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  if (!/<iframe\b/i.test(source.text)) return { ...source, videos: 0 };
  const { body, bodyLine } = splitFrontMatter(source.text);
  const start = offsetOf(source.text, bodyLine, 1);
  const edits: Edit[] = [];
  const visit = (node: Nodes): void => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'iframe') {
      const video = videoOf(node.attributes, title);
      if (video !== null && node.position) {
        const at = (point: { line: number; column: number }) =>
          start + offsetOf(body, point.line, point.column);
        edits.push({ start: at(node.position.start), end: at(node.position.end), text: video });
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  try {
    parseMarkdown(body).children.forEach(visit);
  } catch {
    // What cannot be parsed is reported by the check, with its place.
    return { ...source, videos: 0 };
  }
  return { ...applyEdits(source, edits), videos: edits.length };
}

type Attributes = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'];

function videoOf(attributes: Attributes, fallback: string): string | null {
  const values = new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
  const address = values.get('src') ?? '';
  const title = (values.get('title') ?? fallback).replaceAll('"', '&quot;');
  if (!/^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|bilibili\.com)\//.test(address))
    return null;
  for (const [service, { find }] of Object.entries(VIDEO_SERVICES)) {
    const id = find.exec(address)?.[1];
    if (id !== undefined) return `<Video ${service}="${id}" title="${title}" />`;
  }
  return null;
}
