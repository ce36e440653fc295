import type { Code, Nodes } from 'mdast';
import convert from 'npm-to-yarn';
import { parseCodeMeta } from '../../domain/markdown/code-meta';
import { VIDEO_SERVICES } from '../../domain/markdown/video-services';
import { fenced } from './placeholders';
import type { Body } from './body';

/* What Docusaurus has and this program writes in another way. */

/** An element of a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is an element. */
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const attributesOf = (node: Element): Partial<Record<string, string | null>> =>
  Object.fromEntries(
    node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value !== 'object' ? [[one.name, one.value]] : [],
    ),
  );

/** What replaces a node: its text, and what the report says. */
export interface Replacement {
  text: string;
  note: string;
}

/** `<Video>` for a player of a video service, which loads nothing before it is pressed, or a link to another page. */
export function ofFrame(node: Element, fallback: string): Replacement | null {
  const { src, title } = attributesOf(node);
  const address = src ?? '';
  if (/^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|bilibili\.com)\//.test(address))
    for (const [service, { find }] of Object.entries(VIDEO_SERVICES)) {
      const id = find.exec(address)?.[1];
      if (id === undefined) continue;
      return {
        text: `<Video ${service}="${id}" title="${(title ?? fallback).replaceAll('"', '&quot;')}" />`,
        note: 'A player of a video service became <Video>, which loads nothing before it is pressed',
      };
    }
  // No page of another site is part of one here.
  if (!/^https?:\/\/[^\s()<>]+$/.test(address)) return null;
  return {
    text: `[${(title ?? address).replace(/[[\]{<]/g, '\\$&')}](${address})`,
    note: 'A page of another site in a frame became a link',
  };
}

/** The text of a node inside of other blocks. */
const inPlace = (lines: readonly string[], node: Nodes, body: Body): string =>
  lines.join('\n').replaceAll('\n', `\n${body.prefix(node)}`);

/**
 * A fence for a `<CodeBlock>` that shows a file.
 * @param texts Contents of files by the names that stand for them.
 */
export function ofCodeBlock(
  node: Element,
  texts: ReadonlyMap<string, string>,
  body: Body,
): Replacement | null {
  const [content, ...more] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (content?.type !== 'mdxFlowExpression' && content?.type !== 'mdxTextExpression') return null;
  const text = texts.get(content.value.trim());
  if (text === undefined || more.length > 0) return null;
  const { language, className, title, metastring } = attributesOf(node);
  const isNumbered = node.attributes.some((one) => 'name' in one && one.name === 'showLineNumbers');
  const info = [
    language ?? className?.replace(/^language-/, '') ?? 'text',
    title && `title="${title}"`,
    isNumbered && 'showLineNumbers',
    metastring,
  ];
  return {
    text: inPlace(fenced(text.replace(/\n$/, ''), info.filter(Boolean).join(' ')), node, body),
    note: 'A `<CodeBlock>` of a file became a fence with its content',
  };
}

/** Tabs for a fence that shows commands of npm and of what is used instead of it. */
export function ofNpmFence(node: Code, body: Body): Replacement | null {
  const meta = node.meta ?? '';
  if (!parseCodeMeta(meta).flags.has('npm2yarn') && !/\bnpm2yarn\b/.test(meta)) return null;
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
  return { text: inPlace(lines, node, body), note: 'A block of `npm2yarn` became tabs' };
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
    if (one.type === 'mdxJsxAttribute' && one.name === 'img')
      body.replace(
        ...body.range(one),
        body
          .of(one)
          .replace(/^img(?:(=\{\s*require\([^()]*\))(?=\s*\}$))?/, (_, required?: string) =>
            required === undefined ? 'src' : `src${required}.default`,
          ),
      );
}
