import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import { isMap, parseDocument } from 'yaml';
import { MdxSyntaxError, parseMarkdown } from '../../domain/markdown/parse';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import type { Locale } from '../../domain/routing/locale';
import { applyEdits, offsetOf, type Edit, type TracedText } from './edits';
import { inlineCode, nameOfCode, placeholderBlock, type Placeholder } from './placeholders';

/** What was done to a document so that it can be published. */
export interface Repair extends TracedText {
  placeholders: Placeholder[];
  /** Fields of the front matter that were removed, with their lines in the old file. */
  fields: { name: string; line: number }[];
  /** Imports that were removed, with their lines in the old file. */
  imports: { code: string; line: number }[];
}

/** A place where the check found something that keeps the document from being published. */
export interface Fault {
  line: number;
  column: number | null;
}

/**
 * Replaces what stands at the faults by placeholders, removes fields of the front matter and imports, and replaces
 * everything that uses the imported names. One round may leave faults that could not be seen before; the check finds
 * them.
 */
export function repairDocument(source: TracedText, faults: readonly Fault[], locale: Locale): Repair {
  const { body, bodyLine } = splitFrontMatter(source.text);
  const repair: Repair = { ...source, placeholders: [], fields: [], imports: [] };
  const inHead = faults.filter(({ line }) => line < bodyLine);
  const inBody = faults.filter(({ line }) => line >= bodyLine);
  const start = offsetOf(source.text, bodyLine, 1);
  const edits = [
    ...headEdits(source, inHead, bodyLine, repair),
    ...(inBody.length > 0 ? bodyEdits(source, body, start, bodyLine, inBody, locale, repair) : []),
  ];
  return { ...repair, ...applyEdits(source, edits) };
}

/** Removes the fields of the front matter in which the faults are; all but the title if it is no YAML. */
function headEdits(source: TracedText, faults: readonly Fault[], bodyLine: number, repair: Repair): Edit[] {
  if (faults.length === 0) return [];
  const { yaml } = splitFrontMatter(source.text);
  const document = parseDocument(yaml, { uniqueKeys: false });
  const lines = yaml.split('\n');
  const head = offsetOf(source.text, 2, 1);
  const map = document.contents;
  if (document.errors.length > 0 || !isMap(map)) {
    const title = lines.find((line) => line.startsWith('title:'));
    repair.fields.push({ name: 'front matter', line: 2 });
    return [{ start: head, end: offsetOf(source.text, bodyLine - 1, 1), text: title ? `${title}\n` : '' }];
  }
  const starts = map.items.map((pair) => (pair.key as { range: [number, number, number] }).range[0]);
  return faults.flatMap(({ line }): Edit[] => {
    const at = offsetOf(yaml, line - 1, 1) + (lines[line - 2]?.length ?? 0);
    const index = starts.findLastIndex((from) => from <= at);
    const from = starts[index];
    if (from === undefined) return [];
    repair.fields.push({
      name: String((map.items[index]?.key as { value?: unknown }).value),
      line: source.lines[line - 1] ?? line,
    });
    return [{ start: head + from, end: head + (starts[index + 1] ?? yaml.length + 1), text: '' }];
  });
}

type Positioned = Nodes & { children?: Nodes[]; value?: string; data?: { estree?: Program | null } };

function bodyEdits(
  source: TracedText,
  body: string,
  start: number,
  bodyLine: number,
  faults: readonly Fault[],
  locale: Locale,
  repair: Repair,
): Edit[] {
  let tree: Root;
  try {
    tree = parseMarkdown(body);
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error;
    const line = error.place?.line ?? (faults[0]?.line ?? bodyLine) - bodyLine + 1;
    return [blockEdit(source, body, start, bodyLine, line, locale, repair)];
  }
  const writer = new PlaceholderWriter(source, body, start, bodyLine, locale, repair);
  const names = new Set<string>();
  for (const { line, column } of faults) {
    const node = nodeAt(tree, line - bodyLine + 1, column);
    if (node?.type === 'mdxjsEsm')
      for (const name of writer.removeStatement(node, line - bodyLine + 1)) names.add(name);
    else if (node) writer.replace(node);
    else writer.edits.push(blockEdit(source, body, start, bodyLine, line - bodyLine + 1, locale, repair));
  }
  if (names.size > 0) writer.replaceUses(tree, names);
  return writer.edits;
}

/** Nodes that a placeholder can stand for. */
const REPLACEABLE = new Set([
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'image',
  'link',
  'code',
  'math',
  'inlineMath',
  'table',
]);

/** The innermost node at a place that a placeholder can stand for; otherwise the block there. */
function nodeAt(tree: Root, line: number, column: number | null): Positioned | undefined {
  const found: Positioned[] = [];
  const blocks: Positioned[] = [];
  const visit = (node: Positioned): void => {
    const { position } = node;
    if (!position) return;
    const { start, end } = position;
    const isInside =
      (start.line < line || (start.line === line && (column === null || start.column <= column))) &&
      (end.line > line || (end.line === line && (column === null || end.column >= column)));
    if (!isInside) return;
    if (REPLACEABLE.has(node.type) && (column !== null || found.length === 0 || start.line === line))
      found.push(node);
    if (node.type === 'paragraph' || node.type === 'heading') blocks.push(node);
    node.children?.forEach(visit);
  };
  tree.children.forEach(visit);
  return found.at(-1) ?? blocks[0];
}

class PlaceholderWriter {
  readonly edits: Edit[] = [];
  readonly #done = new Set<Positioned>();

  constructor(
    private readonly source: TracedText,
    private readonly body: string,
    private readonly start: number,
    private readonly bodyLine: number,
    private readonly locale: Locale,
    private readonly repair: Repair,
  ) {}

  /** Removes the statement at a line of the body. @returns the names it made known. */
  removeStatement(node: Positioned, line: number): string[] {
    const program = node.data?.estree;
    const from = node.position?.start.line ?? line;
    const code = node.value ?? '';
    const statement =
      program?.body.find(({ loc }) => loc && loc.start.line <= line && loc.end.line >= line) ??
      program?.body[line - from] ??
      program?.body[0];
    const lines = code.split('\n');
    const first = statement?.loc?.start.line ?? from;
    const last = statement?.loc?.end.line ?? from + lines.length - 1;
    const text = lines.slice(first - from, last - from + 1).join('\n');
    this.repair.imports.push({ code: text, line: this.#origin(first) });
    const isAfterBlank = first === 1 || this.#lineText(first - 1).trim() === '';
    const end = last + (isAfterBlank && this.#lineText(last + 1).trim() === '' ? 2 : 1);
    this.edits.push({ start: this.#offset(first, 1), end: this.#offset(end, 1), text: '' });
    return [...text.matchAll(/[\w$]+/g)]
      .map(([name]) => name)
      .filter(
        (name) =>
          !/^(?:import|export|from|as|default|const|let|var|function|class|type)$/.test(name) &&
          new RegExp(
            `(?:import|as|\\{|,|const|let|var|function|class)\\s*\\*?\\s*${name.replaceAll('$', '\\$')}\\b`,
          ).test(text),
      );
  }

  /** Replaces every element and expression that uses one of the names. */
  replaceUses(tree: Root, names: ReadonlySet<string>): void {
    const uses = new RegExp(
      `(?<![\\w$.'"\`-])(?:${[...names].map((name) => name.replaceAll('$', '\\$')).join('|')})(?![\\w$-])`,
    );
    const visit = (node: Positioned): void => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const isUse =
          names.has(node.name?.split('.')[0] ?? '') ||
          node.attributes.some((attribute) => {
            const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute.value;
            return typeof value === 'object' && value !== null
              ? uses.test(value.value)
              : attribute.type === 'mdxJsxExpressionAttribute' && uses.test(attribute.value);
          });
        if (isUse) this.replace(node);
      } else if (
        (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
        uses.test(node.value)
      ) {
        this.replace(node);
      } else if (node.type === 'mdxjsEsm' && /^export/m.test(node.value) && uses.test(node.value)) {
        const line = node.position?.start.line ?? 1;
        const more = new Set(this.removeStatement(node, line).filter((name) => !names.has(name)));
        if (more.size > 0) this.replaceUses(tree, more);
      }
      node.children?.forEach(visit);
    };
    tree.children.forEach(visit);
  }

  /** Puts a placeholder where a node stands. What is inside an element stays. */
  replace(node: Positioned): void {
    const { position } = node;
    if (!position || this.#done.has(node)) return;
    this.#done.add(node);
    const from = this.#offset(position.start.line, position.start.column);
    const to = this.#offset(position.end.line, position.end.column);
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const inner = isElement ? node.children.filter((child) => child.position) : [];
    const [first, last] = [inner[0]?.position, inner.at(-1)?.position];
    const isBlock = /Flow|container|leaf|^code$|^math$|^table$|^paragraph$|^heading$/.test(node.type);
    const innerFrom = first ? this.#offset(first.start.line, first.start.column) : to;
    const innerTo = last ? this.#offset(last.end.line, last.end.column) : to;
    const code = this.source.text.slice(from, innerFrom).trimEnd();
    const name = nameOfCode(code);
    this.repair.placeholders.push({ name, line: this.#origin(position.start.line) });
    if (!isBlock) {
      const isInTable = /^\s*(?:>\s*)*\|/.test(this.#lineText(position.start.line));
      const shown = isInTable ? inlineCode(code).replace(/(?<!\\)\|/g, '\\|') : inlineCode(code);
      this.edits.push({ start: from, end: innerFrom, text: shown });
      if (innerTo < to) this.edits.push({ start: innerTo, end: to, text: '' });
      return;
    }
    const before = this.#lineText(position.start.line).slice(0, position.start.column - 1);
    const prefix = before.replace(/[^>\s]/g, ' ');
    const block = placeholderBlock(name, dedent(code, prefix.length), this.locale).join(`\n${prefix}`);
    this.edits.push({
      start: from,
      end: innerFrom,
      text: first ? `${block}\n${prefix.trimEnd()}\n${prefix}` : block,
    });
    if (innerTo < to) this.edits.push({ start: innerTo, end: to, text: `\n${prefix.trimEnd()}` });
  }

  #lineText(line: number): string {
    return this.body.split('\n')[line - 1] ?? '';
  }

  #offset(line: number, column: number): number {
    return this.start + offsetOf(this.body, line, column);
  }

  #origin(line: number): number {
    return this.source.lines[line + this.bodyLine - 2] ?? line;
  }
}

/** Code without the indentation of the block it stands in. */
const dedent = (code: string, width: number): string =>
  code
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^[ \\t>]{0,${String(width)}}`), '')))
    .join('\n');

/** Shows the lines around a place as code, from blank line to blank line: the text cannot be parsed there. */
function blockEdit(
  source: TracedText,
  body: string,
  start: number,
  bodyLine: number,
  line: number,
  locale: Locale,
  repair: Repair,
): Edit {
  const lines = body.split('\n');
  let first = Math.min(Math.max(line, 1), lines.length);
  let last = first;
  while (first > 1 && lines[first - 2]?.trim() !== '') first -= 1;
  while (last < lines.length && lines[last]?.trim() !== '') last += 1;
  const code = lines.slice(first - 1, last).join('\n');
  const name = nameOfCode(code.trim());
  repair.placeholders.push({ name, line: source.lines[first + bodyLine - 2] ?? first });
  const from = start + offsetOf(body, first, 1);
  return { start: from, end: from + code.length, text: placeholderBlock(name, code, locale).join('\n') };
}
