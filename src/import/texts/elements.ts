import type { Code, Nodes } from 'mdast';
import convert from 'npm-to-yarn';
import { VIDEO_SERVICES } from '../../domain/markdown/video-services';
import { fenced } from './placeholders';
import type { Body, Element } from './body';
import type { TextNames } from './modules';

/* What Docusaurus has and this program writes in another way. */

const attributesOf = (node: Element): Partial<Record<string, string | null>> =>
  Object.fromEntries(
    node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value !== 'object' ? [[one.name, one.value]] : [],
    ),
  );

/** Puts `<Video>` for a player of a video service, in a frame or of a package. @returns whether it was one. */
export function showPlayer(node: Element, fallback: string, body: Body): boolean {
  const { src, url, videoId, title } = attributesOf(node);
  const isYouTube = videoId && /youtube/i.test(node.name ?? '');
  const address = src ?? url ?? (isYouTube ? `https://youtu.be/${videoId}` : '');
  if (/^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|bilibili\.com)\//.test(address))
    for (const [service, { find }] of Object.entries(VIDEO_SERVICES)) {
      const id = find.exec(address)?.[1];
      if (id === undefined) continue;
      const video = `<Video ${service}="${id}" title="${(title ?? fallback).replaceAll('"', '&quot;')}" />`;
      const note = 'A player of a video service became <Video>, which loads nothing before it is pressed';
      return body.put(node, video, note);
    }
  return false;
}

/** Puts a link for a frame with a page of another site: none is part of one here. @returns whether it was one. */
export function showFrame(node: Element, body: Body): boolean {
  const { src, title } = attributesOf(node);
  const address = src ?? '';
  if (!/^https?:\/\/[^\s()<>]+$/.test(address)) return false;
  const link = `[${(title ?? address).replace(/[[\]{<]/g, '\\$&')}](${address})`;
  return body.put(node, link, 'A page of another site in a frame became a link');
}

/** The text of a node inside of other blocks. */
const inPlace = (lines: readonly string[], node: Nodes, body: Body): string =>
  lines.join('\n').replaceAll('\n', `\n${body.prefix(node)}`);

/** Puts a fence where a `<CodeBlock>` shows a file. @returns whether it does. */
export function showCodeBlock(node: Element, names: TextNames, body: Body): boolean {
  const [content, ...more] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (content?.type !== 'mdxFlowExpression' && content?.type !== 'mdxTextExpression') return false;
  const meaning = names.get(content.value.trim());
  if (typeof meaning !== 'object' || more.length > 0) return false;
  const { language, className, title, metastring } = attributesOf(node);
  const isNumbered = node.attributes.some((one) => 'name' in one && one.name === 'showLineNumbers');
  const info = [
    language ?? className?.replace(/^language-/, '') ?? 'text',
    title && `title="${title}"`,
    isNumbered && 'showLineNumbers',
    metastring,
  ];
  const fence = fenced(meaning.text.replace(/\n$/, ''), info.filter(Boolean).join(' '));
  const note = 'A `<CodeBlock>` of a file became a fence with its content';
  return body.put(node, inPlace(fence, node, body), note);
}

/** Puts tabs where a fence shows commands of npm and of what is used instead of it. */
export function showNpmFence(node: Code, body: Body): void {
  if (!/\bnpm2yarn\b/.test(node.meta ?? '')) return;
  const tab = (value: string, label: string, code: string): string[] => [
    `<TabItem value="${value}" label="${label}">`,
    '',
    ...fenced(code, node.lang ?? 'bash'),
    '',
    '</TabItem>',
  ];
  const lines = [
    '<Tabs groupId="npm2yarn">',
    ...tab('npm', 'npm', node.value),
    ...tab('yarn', 'Yarn', convert(node.value, 'yarn')),
    ...tab('pnpm', 'pnpm', convert(node.value, 'pnpm')),
    '</Tabs>',
  ];
  body.put(node, inPlace(lines, node, body), 'A block of `npm2yarn` became tabs');
}

/** Renames an element. */
export function renameElement(node: Element, name: string, body: Body): void {
  const [start, end] = body.range(node);
  const old = node.name ?? '';
  body.replace(start + 1, start + 1 + old.length, name);
  if (body.of(node).endsWith(`</${old}>`)) body.replace(end - old.length - 1, end - 1, name);
}

/** `<img>` for an ideal image: a picture is an object there, and an address here. */
export function renamePicture(node: Element, body: Body): void {
  renameElement(node, 'img', body);
  for (const one of node.attributes)
    if (one.type === 'mdxJsxAttribute' && one.name === 'img') {
      const source = body.of(one).replace(/^img/, 'src');
      body.put(one, source.replace(/(?<=^src=\{\s*require\([^()]*\))(?=\s*\}$)/, '.default'));
    }
}
