import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { hasScheme } from '../routing/paths';
import { isCommentCode } from './structure';
import { visit } from './visit';

/** A piece of a Markdown twin: text, or an address as the author wrote it, which is resolved when the twin is published. */
export type TwinPart = string | { url: string };

/** Replaces a range of the source. `isBlock`: a removed line that stood between blocks leaves one blank line. */
interface Edit {
  from: number;
  to: number;
  parts: readonly TwinPart[];
  isBlock?: boolean;
}

/**
 * A document's source without what only MDX understands: imports, exports, comments and the tags of components, whose
 * Markdown content stays. Plain HTML tags, expressions and code are left as they are written.
 */
export function twinParts(tree: Root, source: string): TwinPart[] {
  const edits: Edit[] = [];
  /** 1-based line → columns by which the tags around it indent it. */
  const indents = new Map<number, number>();
  visit(tree, (node) => {
    edits.push(...editsOf(node, source));
    if (node.type !== 'mdxJsxFlowElement') return;
    for (const { position } of node.children) {
      if (!position || !node.position) continue;
      const columns = position.start.column - node.position.start.column;
      for (let line = position.start.line; line <= position.end.line; line++)
        indents.set(line, (indents.get(line) ?? 0) + columns);
    }
  });
  return apply([...edits, ...outdents(indents, source)], source);
}

const SIGNS = /[\\`*_[\]<|]/g;

/** A plain text as Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(SIGNS, '\\$&');

function editsOf(node: Nodes, source: string): Edit[] {
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (from === undefined || to === undefined) return [];
  const replaced = (...parts: TwinPart[]): Edit[] => [{ from, to, parts }];
  const removed = (isBlock: boolean): Edit[] => [{ from, to, parts: [], isBlock }];
  switch (node.type) {
    case 'mdxjsEsm':
      return removed(true);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isCommentCode(node.value) ? removed(node.type === 'mdxFlowExpression') : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagEdits(node, from, to, source);
    case 'heading': {
      const id = /[ \t]*\\?\{#[^{}\s]+\}[ \t]*$/.exec(source.slice(from, to));
      return id ? [{ from: from + id.index, to, parts: [] }] : [];
    }
    case 'link': {
      const last = node.children.at(-1);
      const end = last ? last.position?.end.offset : from + 1;
      return end !== undefined && isLocal(node)
        ? [{ from: end, to, parts: ['](', ...target(node), ')'] }]
        : [];
    }
    case 'image':
      return isLocal(node) ? replaced(`![${escapeMarkdown(node.alt ?? '')}](`, ...target(node), ')') : [];
    case 'definition':
      return isLocal(node) ? replaced(`[${node.label ?? node.identifier}]: `, ...target(node)) : [];
    default:
      return [];
  }
}

const isLocal = ({ url }: Link | Image | Definition): boolean => !hasScheme(url);

const target = ({ url, title }: Link | Image | Definition): TwinPart[] => [
  { url },
  title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '',
];

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Removes the tags of an element; the label of a tab and the summary of a folded section stay, in bold. `<kbd>` and
 * other HTML without attributes are Markdown too.
 */
function tagEdits(node: JsxElement, from: number, to: number, source: string): Edit[] {
  const { name, attributes, children } = node;
  const isBlock = node.type === 'mdxJsxFlowElement';
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  // The head belongs to the page.
  if (name === 'head') return [{ from, to, parts: [], isBlock }];
  if (name !== null && /^[a-z][a-z\d]*$/.test(name) && attributes.length === 0) return [];
  if (start === undefined || end === undefined) return [{ from, to, parts: [], isBlock }];
  // Without its tag, the first line of a list item or quote would be empty.
  const label = attributes.find((given) => 'name' in given && /^(?:label|summary)$/.test(given.name))?.value;
  const isFirst = isBlock && /[^ \t\n][ \t]*$/.test(source.slice(source.lastIndexOf('\n', from) + 1, from));
  return [
    isFirst || !isBlock || typeof label !== 'string'
      ? { from, to: isFirst ? start : source.lastIndexOf('>', start - 1) + 1, parts: [], isBlock }
      : { from, to: start, parts: [`**${escapeMarkdown(label)}**\n\n`] },
    { from: source.indexOf('<', end), to, parts: [], isBlock },
  ];
}

/** Removes the indentation of what stands between tags: four spaces would make it code. */
function outdents(indents: ReadonlyMap<number, number>, source: string): Edit[] {
  let from = 0;
  return source.split('\n').flatMap((text, index) => {
    const start = from;
    from += text.length + 1;
    const blank = /^[ \t]*/.exec(text)?.[0].length ?? 0;
    const columns = Math.min(blank, indents.get(index + 1) ?? 0);
    return columns > 0 ? [{ from: start, to: start + columns, parts: [] }] : [];
  });
}

function apply(edits: readonly Edit[], source: string): TwinPart[] {
  const result: TwinPart[] = [];
  let text = '';
  let at = 0;
  for (const { from, to, parts, isBlock } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    text += source.slice(at, from);
    at = to;
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else {
        result.push(text, part);
        text = '';
      }
    }
    const rest = /^(?:[ \t]*(?:\n|$))+/.exec(source.slice(at))?.[0];
    const before = text.replace(/[ \t]+$/, '');
    if (!isBlock || rest === undefined || (before !== '' && !before.endsWith('\n'))) continue;
    text = before === '' || before.endsWith('\n\n') ? before : `${before}\n`;
    at += rest.length;
  }
  return [...result, text + source.slice(at)];
}
