import type { Nodes } from 'mdast';
import { isComponentName } from '../../domain/markdown/registry';
import type { Locale } from '../../domain/routing/locale';
import { inlineCode, nameOfCode, placeholderBlock } from '../docusaurus/placeholders';
import type { Body } from './body';
import type { TextNote } from './rules';

/** Writes what stands for something that did not move. */
export class PlaceholderWriter {
  readonly #done = new Set<Nodes>();

  constructor(
    private readonly body: Body,
    private readonly locale: Locale,
    private readonly notes: TextNote[],
  ) {}

  /** Puts a placeholder where a node stands. The content of an element stays, and one that only frames it leaves nothing. */
  leaveOut(node: Nodes): void {
    if (!node.position || this.#done.has(node)) return;
    this.#done.add(node);
    const { body } = this;
    const [from, to] = body.range(node);
    const [innerFrom, innerTo] = contentOf(node, body) ?? [to, to];
    const code = body.text.slice(from, innerFrom).trimEnd();
    const name = nameOfCode(code);
    const line = body.origin(node.position.start.line);
    // Blocks may share a line with others.
    const isAlone = body.after(node).trim() === '' && !/[^\s>*+\d.)-]/.test(body.before(node));
    const isInline = !isAlone || /^(?:mdxJsxText|mdxText|textDirective|image|link|inline)/.test(node.type);
    if (innerFrom < to && isFrame(node)) {
      this.notes.push({ kind: 'left-out', text: `\`${name}\`, a frame: what is in it stays`, line });
      body.replace(from, innerFrom, '');
      body.replace(innerTo, to, '');
      return;
    }
    this.notes.push({ kind: 'placeholder', text: `\`${name}\``, line });
    if (isInline) {
      const isInTable = /^\s*(?:>\s*)*\|/.test(body.lineText(node.position.start.line));
      const shown = inlineCode(code);
      body.replace(from, innerFrom, isInTable ? shown.replace(/(?<!\\)\|/g, '\\|') : shown);
      if (innerTo < to) body.replace(innerTo, to, '');
      return;
    }
    const prefix = body.prefix(node);
    const block = placeholderBlock(name, dedent(code, prefix.length), this.locale).join(`\n${prefix}`);
    const gap = `\n${prefix.trimEnd()}`;
    body.replace(from, innerFrom, innerFrom < to ? `${block}${gap}\n${prefix}` : block);
    if (innerTo < to) body.replace(innerTo, to, gap);
  }
}

/** Elements whose content means nothing without them. */
const isWhole = (name: string): boolean =>
  isComponentName(name) || ['iframe', 'object', 'script', 'style', 'svg', 'table', 'video'].includes(name);

/** The range of the content of an element, which stays without it; null without any. */
function contentOf(node: Nodes, body: Body): [start: number, end: number] | null {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return null;
  if (isWhole(node.name ?? '')) return null;
  const inner = node.children.filter((child) => child.position);
  const [first, last] = [inner[0], inner.at(-1)];
  return first && last ? [body.range(first)[0], body.range(last)[1]] : null;
}

/** Whether an element shows nothing besides its content: a component that is given nothing but texts. */
const isFrame = (node: Nodes): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  /^[A-Z]/.test(node.name ?? '') &&
  node.attributes.every(
    ({ type, value }) => type === 'mdxJsxAttribute' && (value === null || typeof value !== 'object'),
  );

/** Code without the indentation of the block it stands in. */
const dedent = (code: string, width: number): string =>
  code
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^[ \\t>]{0,${String(width)}}`), '')))
    .join('\n');
