import type { Code, Nodes } from 'mdast';
import convert from 'npm-to-yarn';
import { parseCodeMeta } from '../../domain/markdown/code-meta';
import { VIDEO_SERVICES } from '../../domain/markdown/video-services';
import { fenced } from './placeholders';
import type { Body } from './body';

/*
 * What Docusaurus has and this program writes in another way. Each function gives the text that replaces a node, or
 * null if the node is something else.
 */

/** An element of a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is an element. */
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute; undefined for one that is computed. */
function attributeOf(node: Element, name: string): string | undefined {
  for (const attribute of node.attributes)
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name)
      return typeof attribute.value === 'string' ? attribute.value : undefined;
  return undefined;
}

/** `<Video>` for a player of a video service in an `<iframe>`; it loads nothing before it is pressed. */
export function videoOf(node: Element, fallback: string): string | null {
  const address = attributeOf(node, 'src') ?? '';
  const title = (attributeOf(node, 'title') ?? fallback).replaceAll('"', '&quot;');
  if (!/^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|bilibili\.com)\//.test(address))
    return null;
  for (const [service, { find }] of Object.entries(VIDEO_SERVICES)) {
    const id = find.exec(address)?.[1];
    if (id !== undefined) return `<Video ${service}="${id}" title="${title}" />`;
  }
  return null;
}

/** A link to a page that an `<iframe>` shows: no page of another site is part of one here. */
export function frameLink(node: Element): string | null {
  const address = attributeOf(node, 'src') ?? '';
  if (!/^https?:\/\/[^\s()<>]+$/.test(address)) return null;
  const title = (attributeOf(node, 'title') ?? address).replace(/[[\]{<]/g, '\\$&');
  return `[${title}](${address})`;
}

/** The text of a node inside of other blocks. */
const inPlace = (lines: readonly string[], node: Nodes, body: Body): string =>
  lines.join('\n').replaceAll('\n', `\n${body.prefix(node)}`);

/** A fence for a `<CodeBlock>` that shows a file. */
export function codeOf(node: Element, texts: ReadonlyMap<string, string>, body: Body): string | null {
  const [content, ...more] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (content === undefined || more.length > 0 || !('value' in content)) return null;
  const text = texts.get(content.value.trim());
  if (text === undefined || !/^mdx(?:Flow|Text)Expression$/.test(content.type)) return null;
  const language =
    attributeOf(node, 'language') ?? attributeOf(node, 'className')?.replace(/^language-/, '') ?? '';
  const title = attributeOf(node, 'title');
  const info = [
    language === '' ? 'text' : language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(node.attributes.some((one) => 'name' in one && one.name === 'showLineNumbers')
      ? ['showLineNumbers']
      : []),
    attributeOf(node, 'metastring') ?? '',
  ];
  return inPlace(fenced(text.replace(/\n$/, ''), info.join(' ').trim()), node, body);
}

/** Renames an element, and one of its attributes. */
export function renameElement(
  node: Element,
  name: string,
  body: Body,
  attribute?: [from: string, to: string],
): void {
  const [start, end] = body.range(node);
  const old = node.name ?? '';
  body.replace(start + 1, start + 1 + old.length, name);
  const closing = `</${old}>`;
  if (body.text.slice(0, end).endsWith(closing)) body.replace(end - closing.length + 2, end - 1, name);
  for (const one of node.attributes) {
    if (one.type !== 'mdxJsxAttribute' || one.name !== attribute?.[0] || !one.position) continue;
    const written = body.of(one);
    // A picture is an object there, and an address here.
    const value = written.replace(/^\w+(=\{\s*require\([^()]*\))(\s*\}$)/, `${attribute[1]}$1.default$2`);
    const [from, to] = body.range(one);
    body.replace(from, to, value === written ? attribute[1] + written.slice(one.name.length) : value);
  }
}

/** Tabs for a fence that shows commands of npm and of what is used instead of it. */
export function npmTabs(node: Code, body: Body): string | null {
  const { flags } = parseCodeMeta(node.meta ?? '');
  if (!flags.has('npm2yarn') && !/\bnpm2yarn\b/.test(node.meta ?? '')) return null;
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
  return inPlace(lines, node, body);
}
