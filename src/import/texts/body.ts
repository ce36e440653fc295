import type { Nodes } from 'mdast';
import { splitFrontMatter } from '../../domain/markdown/split-front-matter';
import { applyEdits, type Edit, type TracedText } from '../docusaurus/edits';
import type { TextNote } from './rules';

type Positioned = Pick<Nodes, 'position'>;

/** An element of a text. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is an element. */
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The body of a text, the edits that are made in it, and what is said of them. Positions are those of its syntax tree. */
export class Body {
  readonly text: string;
  readonly #edits: Edit[] = [];
  readonly #starts: number[];
  readonly #firstLine: number;

  constructor(
    private readonly source: TracedText,
    private readonly notes: TextNote[] = [],
  ) {
    const { body, bodyLine } = splitFrontMatter(source.text);
    this.text = body;
    this.#firstLine = bodyLine;
    this.#starts = [0, ...[...body.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** The offset of a point: the parser may see lines that are longer than those of the text. */
  at(line: number, column = 1): number {
    const start = this.#starts[line - 1] ?? this.text.length;
    return Math.min(start + column - 1, (this.#starts[line] ?? this.text.length + 1) - 1);
  }

  range({ position }: Positioned): [start: number, end: number] {
    const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    return [this.at(start.line, start.column), this.at(end.line, end.column)];
  }

  of(node: Positioned): string {
    return this.text.slice(...this.range(node));
  }

  lineText(line: number): string {
    return this.text.slice(this.at(line), this.at(line, Infinity));
  }

  before({ position }: Positioned): string {
    return this.lineText(position?.start.line ?? 1).slice(0, (position?.start.column ?? 1) - 1);
  }

  after({ position }: Positioned): string {
    return this.lineText(position?.end.line ?? 1).slice((position?.end.column ?? 1) - 1);
  }

  /** What has to stand at the beginning of each further line of a block: the quotes and lists it is in. */
  prefix(node: Positioned): string {
    return this.before(node).replace(/[^>\s]/g, ' ');
  }

  /** Adds what the report says about a line of the body. */
  note(kind: TextNote['kind'], text: string, line = 1): void {
    this.notes.push({ kind, text, line: this.source.lines[line + this.#firstLine - 2] ?? line });
  }

  line(ofText: number): number {
    return ofText - this.#firstLine + 1;
  }

  replace(start: number, end: number, text: string): void {
    const offset = this.source.text.length - this.text.length;
    this.#edits.push({ start: start + offset, end: end + offset, text });
  }

  /** Puts another text where a node stands, and says it. */
  put(node: Positioned, text: string, note?: string): true {
    this.replace(...this.range(node), text);
    if (note !== undefined) this.note('changed', note, node.position?.start.line);
    return true;
  }

  /** Puts a backslash before each of some signs in a part of the text, unless it has one. */
  escape(start: number, end: number, signs: RegExp): void {
    for (const { 0: found, index } of this.text.slice(start, end).matchAll(/\\[\s\S]|[^\\]/g))
      if (signs.test(found)) this.replace(start + index, start + index, '\\');
  }

  edited(): TracedText {
    return applyEdits(this.source, this.#edits);
  }
}
