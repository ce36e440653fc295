import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { MdxSyntaxError, parseMarkdown } from '../../domain/markdown/parse';
import { isComponentName } from '../../domain/markdown/registry';
import { admonitionKind } from '../../domain/markdown/admonitions';
import type { Problem } from '../../domain/problem/problem';
import { hasScheme, splitAddress } from '../../domain/routing/paths';
import type { TracedText } from '../docusaurus/edits';
import { Body, isElement, type Element } from './body';
import { asMdx } from './commonmark';
import { renameElement, renamePicture, showCodeBlock, showFrame, showNpmFence, showPlayer } from './elements';
import { readModules, usesLost, type TextNames } from './modules';
import { placeholderWriter } from './placeholders';
import type { Rewritten, TextNote, TextRules } from './rules';
import { parsable } from './unparsable';

/** A place where the compiler refuses something. */
type Fault = Pick<Problem, 'line' | 'column'>;

/**
 * A text of the old site as this program writes it: everything that has another form here, and placeholders for what
 * has none. Whatever else is in it stays as it is.
 * @returns null for a text that cannot be read.
 */
export const rewriteText = (source: TracedText, rules: TextRules): Rewritten | null =>
  orNull(() => {
    const notes: TextNote[] = [];
    const mdx = rules.isCommonMark ? asMdx(source) : source;
    if (mdx.text !== source.text) notes.push({ kind: 'changed', text: 'CommonMark became MDX', line: 1 });
    const readable = parsable(mdx, rules, notes);
    return readable && rewrite(readable, rules, notes);
  });

/** Replaces exactly what the compiler refuses in a text that was written before; null if it cannot be read. */
export const leaveOutFaults = (source: TracedText, faults: readonly Fault[], rules: TextRules) =>
  orNull(() => rewrite(source, { ...rules, hasMath: true }, [], faults));

/** Whatever a parser cannot read costs its text, and not the site. */
function orNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof MdxSyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function rewrite(
  source: TracedText,
  rules: TextRules,
  notes: TextNote[],
  faults: readonly Fault[] = [],
): Rewritten {
  const body = new Body(source, notes);
  const tree = parseMarkdown(body.text, rules.hasMath);
  const places = faults.map(({ line, column }) => ({ line: body.line(line ?? 1), column }));
  const names = readModules(tree, body, rules, new Set(places.map(({ line }) => line)));
  new Rewriter(body, rules, names).rewrite(tree, places);
  return { ...body.edited(), notes, hasTitle: startsWithTitle(tree) };
}

function startsWithTitle({ children }: Root): boolean {
  const first = children.find(({ type }) => type !== 'mdxjsEsm' && type !== 'mdxFlowExpression');
  return first?.type === 'heading' && first.depth === 1;
}

const REPLACEABLE =
  /^(?:mdxJsx(?:Flow|Text)Element|mdx(?:Flow|Text)Expression|mdxjsEsm|(?:container|leaf|text)Directive|image|link|code|math|inlineMath|table)$/;

/** Elements that can only stand in another, in whose place nothing else can. */
const PART =
  /^(?:TabItem|caption|col|colgroup|dd|dt|li|option|source|summary|t(?:body|d|foot|h|head|r)|track)$/;

/** The innermost node at a place that a placeholder can stand for; otherwise the block there. */
function nodeAt(tree: Root, line: number, column: number | null): Nodes | undefined {
  let found: Nodes | undefined;
  let block: Nodes | undefined;
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end || start.line > line || end.line < line) return SKIP;
    if (column !== null && start.line === line && start.column > column) return SKIP;
    if (column !== null && end.line === line && end.column < column) return SKIP;
    if (REPLACEABLE.test(node.type) && !(isElement(node) && PART.test(node.name ?? ''))) found = node;
    if (node.type === 'paragraph' || node.type === 'heading') block ??= node;
    return undefined;
  });
  return found ?? block;
}

class Rewriter {
  readonly #leaveOut: (node: Nodes) => void;
  /** Whether formulas would be seen where there are none. */
  readonly #escapesDollars: boolean;

  constructor(
    private readonly body: Body,
    private readonly rules: TextRules,
    private readonly names: TextNames,
  ) {
    this.#leaveOut = placeholderWriter(body, rules.locale);
    this.#escapesDollars = !rules.hasMath && hasFormulas(body.text);
  }

  rewrite(tree: Root, places: readonly { line: number; column: number | null }[]): void {
    if (this.#escapesDollars)
      this.body.note('changed', 'Dollar signs were escaped: they would enclose formulas here');
    for (const { line, column } of places) {
      const node = nodeAt(tree, line, column);
      if (node && node.type !== 'mdxjsEsm') this.#leaveOut(node);
    }
    for (const block of tree.children) this.#visit(block, block, tree);
  }

  /** @param block The block of the text that a node is in. */
  #visit(node: Nodes, block: Nodes, parent: Nodes): void {
    if (isElement(node) && this.#element(node)) return;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isMarker = /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
      const meaning = this.names.get(node.value.trim());
      if (isMarker && node !== block) this.#moveMarker(node, block, parent);
      else if (usesLost(node.data?.estree, this.names)) this.#leaveOut(node);
      else if (typeof meaning === 'object') this.body.put(node, `{${JSON.stringify(meaning.text)}}`);
    } else if (node.type === 'containerDirective') this.#admonition(node.name, node);
    else if (node.type === 'code' && this.rules.hasNpm2Yarn) showNpmFence(node, this.body);
    else if (node.type === 'link' || node.type === 'definition') {
      const inner = node.type === 'link' ? node.children.at(-1) : undefined;
      const [start] = this.body.range(node);
      this.#address(node, node.url, inner ? this.body.range(inner)[1] : this.body.text.indexOf(']:', start));
    } else if (node.type === 'text' && this.#escapesDollars && !isAddress(node, parent, this.body))
      this.body.escape(...this.body.range(node), /^\$/);
    if ('children' in node) for (const child of node.children) this.#visit(child, block, node);
  }

  /** @returns whether nothing in the element is left to look at. */
  #element(node: Element): boolean {
    const { body, rules } = this;
    const [name = ''] = (node.name ?? '').split('.');
    const meaning = name === 'head' ? name : this.names.get(name);
    if (showCodeBlock(node, this.names, body)) return true;
    const isLost = this.#isLost(node, name);
    if ((name === 'iframe' || isLost) && showPlayer(node, rules.title, body)) return true;
    if (name === 'iframe' && showFrame(node, body)) return true;
    if (name === 'script' || name === 'style') {
      body.put(node, '');
      body.note('left-out', `\`<${name}>\``, node.position?.start.line);
    } else if (meaning === 'head') this.#head(node);
    else {
      for (const one of node.attributes)
        if (one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && /^(?:href|to)$/.test(one.name))
          this.#address(one, one.value, body.range(one)[0] + one.name.length);
      if (meaning === 'img') renamePicture(node, body);
      else if (meaning === 'heading')
        renameElement(node, /\bas="(h[1-6])"/.exec(body.of(node))?.[1] ?? 'h2', body);
      else if (isLost) this.#leaveOut(node);
      return false;
    }
    return true;
  }

  #isLost({ attributes }: Element, name: string): boolean {
    const meaning = this.names.get(name);
    const isKnown = meaning === 'known' || name === 'React' || isComponentName(name);
    return meaning === 'lost' || (/^[A-Z]/.test(name) && !isKnown) || usesLost(attributes, this.names);
  }

  /** Leaves `<meta>` and `<link>` in a head, and nothing else. */
  #head(node: Element): void {
    if (node.name !== 'head') renameElement(node, 'head', this.body);
    const visit = (child: Nodes): void => {
      if (isElement(child) && child.name !== 'meta' && child.name !== 'link') {
        const [start, end] = this.body.range(child);
        const before = /\n[ \t]*$/.exec(this.body.text.slice(0, start))?.[0] ?? '';
        this.body.replace(start - before.length, end, '');
        const what = `\`<${child.name ?? ''}>\` in the head of a page`;
        this.body.note('left-out', what, child.position?.start.line);
      } else if ('children' in child) child.children.forEach(visit);
    };
    node.children.forEach(visit);
  }

  #moveMarker(node: Nodes, block: Nodes, parent: Nodes): void {
    // A paragraph of the top level that is nothing else is a block of its own.
    if (parent === block && parent.type === 'paragraph' && parent.children.length === 1) return;
    const [start, end] = this.body.range(node);
    this.body.replace(/\s$/.test(this.body.before(node)) ? start - 1 : start, end, '');
    const [above] = this.body.range(block);
    const line = node.position?.start.line;
    this.body.replace(above, above, '{/* truncate */}\n\n');
    this.body.note('changed', 'The truncate marker was moved above the block that it was in', line);
  }

  /** Writes out a relative address, which stands in a node after a place, if it would mean another page here. */
  #address(node: Pick<Nodes, 'position'>, url: string, from: number): void {
    const { path, query, hash } = splitAddress(url);
    if (path === '' || hasScheme(path) || /^[/@]|\.mdx?$/.test(path)) return;
    const target = this.rules.absolute(path);
    const [, end] = this.body.range(node);
    const at = this.body.text.indexOf(url, from);
    if (target === null || at < 0 || at >= end) return;
    this.body.replace(at, at + url.length, target + query + hash);
    const what = 'Relative addresses became those that they meant with `trailingSlash`';
    this.body.note('changed', what, node.position?.start.line);
  }

  #admonition(name: string, node: Nodes): void {
    if (!this.rules.admonitions.has(name.toLowerCase()) || admonitionKind(name) !== null) return;
    const [start] = this.body.range(node);
    const colons = /^:*/.exec(this.body.text.slice(start))?.[0].length ?? 3;
    const end = start + colons + name.length;
    const hasTitle = /^[ \t]*[^\s{]/.test(this.body.text.slice(end).split('\n', 1)[0] ?? '');
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    this.body.replace(start + colons, end, hasTitle ? 'note' : `note[${title}]`);
    this.body.note('changed', `\`:::${name}\` became \`:::note\` with a title`, node.position?.start.line);
  }
}

/** Whether a text is an address that is a link without being written as one. */
const isAddress = (node: Nodes, parent: Nodes, body: Body): boolean =>
  parent.type === 'link' && body.of(parent) === body.of(node);

/** Whether dollar signs in a text would enclose formulas. */
function hasFormulas(text: string): boolean {
  if (!/\$[^$]*\$/.test(text)) return false;
  let isFound = false;
  try {
    visit(parseMarkdown(text), ['math', 'inlineMath'], () => {
      isFound = true;
    });
  } catch {
    return true;
  }
  return isFound;
}
