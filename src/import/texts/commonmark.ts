import type { Code, Link, Nodes, Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { once } from '../../domain/basics/once';
import { preprocess } from '../../domain/markdown/preprocess';
import type { TracedText } from '../docusaurus/edits';
import { fenced } from './placeholders';
import { Body } from './body';

const processor = once(() =>
  unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkCjkFriendly)
    .use(remarkDirective)
    .freeze(),
);

/** Parses CommonMark, as Docusaurus reads texts whose format is `md`: braces are text, and HTML is HTML. */
export const parseCommonMark = (body: string): Root => processor().parse(preprocess(body));

/** A text in CommonMark as MDX with the same meaning. */
export function asMdx(source: TracedText): TracedText {
  const body = new Body(source);
  const closed = new Set(
    [...body.text.matchAll(/<\/([A-Za-z][\w:-]*)/g)].map(([, name = '']) => name.toLowerCase()),
  );
  const rewrite = (node: Nodes, parent: Nodes): void => {
    const [start, end] = body.range(node);
    const text = body.text.slice(start, end);
    // At the beginning of a paragraph MDX looks for `import` and `export`.
    const isFirst = parent.type === 'root' || (parent.type === 'paragraph' && parent.children[0] === node);
    if (node.type === 'text') escapeText(body, start, text, isFirst);
    else if (node.type === 'html') body.put(node, htmlAsJsx(text, closed));
    else if (isAutolink(node, text)) writeOut(node, text, body);
    else if (node.type === 'code' && !/^[ \t]*(?:`{3}|~{3})/.test(text)) fenceIndented(body, node);
    else if ('children' in node) for (const child of node.children) rewrite(child, node);
  };
  const root = parseCommonMark(body.text);
  for (const child of root.children) rewrite(child, root);
  return body.edited();
}

const isAutolink = (node: Nodes, text: string): node is Link => node.type === 'link' && text.startsWith('<');

const writeOut = (node: Link, text: string, body: Body): true =>
  body.put(node, `[${text.slice(1, -1).replace(/[{<\\[\]*_]/g, '\\$&')}](${node.url})`);

/** A text with its addresses in angle brackets, which the MDX of Docusaurus 2 knew, written out as links. */
export function withoutAutolinks(source: TracedText): TracedText {
  const body = new Body(source);
  visit(parseCommonMark(body.text), 'link', (node) => {
    const text = body.of(node);
    if (isAutolink(node, text)) writeOut(node, text, body);
  });
  return body.edited();
}

/** Escapes what MDX does not take for text; the id of a heading stays. */
function escapeText(body: Body, start: number, text: string, isFirstText: boolean): void {
  const end = /\{#[^{}\s]+\}[ \t]*$/.exec(text)?.index ?? text.length;
  body.escape(start, start + end, /^[{<]/);
  const word = isFirstText ? /^(?:i(?=mport\b)|e(?=xport\b))/.exec(text)?.[0] : undefined;
  if (word !== undefined) body.replace(start, start + 1, `&#${String(word.charCodeAt(0))};`);
}

function fenceIndented(body: Body, node: Code): void {
  const [start, end] = body.range(node);
  const indent = /^ {0,4}\t?/.exec(body.text.slice(start, end))?.[0] ?? '';
  const before = body.prefix(node);
  // In a list the position begins inside of the indentation.
  const prefix = indent === '' ? before.replace(/ {0,4}$/, '') : before;
  body.replace(start - (before.length - prefix.length), end, fenced(node.value, '').join(`\n${prefix}`));
}

const PIECE =
  /(<!--[\s\S]*?-->|<\/?[A-Za-z][\w:-]*(?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>)/;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** HTML as JSX: attributes in quotes, void elements closed, everything else (elements without an end, too) as text. */
function htmlAsJsx(html: string, closed: ReadonlySet<string>): string {
  const asText = (text: string): string => text.replace(/[{<*_`[~]/g, '\\$&');
  const parts = html.split(PIECE).map((part, index) => {
    if (index % 2 === 0) return asText(part);
    return part.startsWith('<!--') ? part : (tagAsJsx(part, closed) ?? asText(part));
  });
  return parts.join('');
}

function tagAsJsx(tag: string, closed: ReadonlySet<string>): string | null {
  const [, slash = '', name = '', rest = ''] = /^<(\/?)([^\s/>]+)([\s\S]*?)\/?>$/.exec(tag) ?? [];
  const lower = name.toLowerCase();
  if (slash !== '') return VOID.test(lower) ? '' : `</${lower}>`;
  if (!VOID.test(lower) && !closed.has(lower) && !tag.endsWith('/>')) return null;
  const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => {
    const value = double ?? single ?? bare;
    return value === undefined ? ` ${key}` : ` ${key}="${value.replaceAll('"', '&quot;')}"`;
  });
  return `<${lower}${attributes.join('')}${VOID.test(lower) || tag.endsWith('/>') ? ' /' : ''}>`;
}
