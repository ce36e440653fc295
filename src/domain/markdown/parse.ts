import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP } from 'unist-util-visit';
import { visit } from './visit';
import type { VFileMessage } from 'vfile-message';
import { errorAt, type SourcePosition } from '../problem/problem';
import { once } from '../basics/once';
import type { CompileContext } from './context';
import { VOID } from './html-rules';
import { preprocess } from './preprocess';
import { everydaySyntax } from './syntax';

const base = () =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough, { singleTilde: false })
    .use(remarkDirective)
    .use(everydaySyntax);

const plain = once(() => base().freeze());
const withMath = once(() => base().use(remarkMath).freeze());

/** Invalid MDX: its position, and the parser's reason in one sentence. */
export class MdxSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly place: SourcePosition | null,
  ) {
    super(reason);
  }
}

/** Parses a document's body. `hasMath`: dollar signs enclose formulas. @throws MdxSyntaxError */
export function parseMarkdown(body: string, hasMath = true): Root {
  const source = preprocess(body);
  try {
    // Dollar signs are rare in prose, and without them the math extension costs time for every character.
    return (hasMath && source.includes('$') ? withMath() : plain()).parse(source);
  } catch (error) {
    if (!isMessage(error)) throw error;
    throw new MdxSyntaxError(error.reason, messagePlace(error));
  }
}

/** Position of a parser's message; some messages only contain it in their text. */
function messagePlace({ place, reason }: VFileMessage): SourcePosition | null {
  const position = place && 'start' in place ? place.start : place;
  if (position) return { line: position.line, column: position.column };
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : null;
}

const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'reason' in error && 'place' in error;

/** Parses a text; invalid MDX gives an empty tree and one error. */
export function parseBody(body: string, context: CompileContext): Root {
  const { options, problems } = context;
  try {
    return withoutVastTables(parseMarkdown(body), context);
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error;
    const place = error.place && { ...error.place, line: error.place.line + options.firstLine - 1 };
    const reason = moveLines(error.reason, options.firstLine - 1).replace(/\.?$/, '.');
    problems.push(errorAt(options.file, place, `The MDX cannot be parsed: ${reason}`, syntaxRemedy(reason)));
    return { type: 'root', children: [] };
  }
}

/** Cells that the tables of a text may have. Short rows are filled up: 50 KB of Markdown can stand for forty million. */
const MOST_CELLS = 100_000;

function withoutVastTables(tree: Root, context: CompileContext): Root {
  let cells = 0;
  visit(tree, 'table', (table, index = 0, parent) => {
    cells += (table.children[0]?.children.length ?? 0) * table.children.length;
    if (cells <= MOST_CELLS) return SKIP;
    const found = `The tables of this text have more than ${MOST_CELLS.toLocaleString('en')} cells.`;
    context.error(table, found, 'Split the document, or offer the data as a file.');
    parent?.children.splice(index, 1);
    return index;
  });
  return tree;
}

/** The parser counts lines from the body's first line, also in the positions inside its messages (`(5:3-5:22)`). */
const moveLines = (reason: string, lines: number): string =>
  reason.replace(/\(\d+:\d+(?:-\d+:\d+)?\)/g, (places) =>
    places.replace(/\d+(?=:)/g, (line) => String(Number(line) + lines)),
  );

function syntaxRemedy(reason: string): string {
  if (reason.includes('import/exports'))
    return 'Check the import or export: valid JavaScript, each name once, a blank line below the last one.';
  if (/acorn|expression/i.test(reason))
    return 'In prose write \\{ for a brace, or put it in `code`; inside braces write one JavaScript expression.';
  const tag = /closing tag for `<([a-z]+)/.exec(reason)?.[1] ?? '';
  if (VOID.has(tag)) {
    const attributes = ['br', 'hr', 'wbr'].includes(tag) ? '' : ' …';
    return `Write <${tag}${attributes} />: it has no end tag, and a slash ends it.`;
  }
  if (/closing|end tag|expected a closing/i.test(reason))
    return 'Close every tag you open, with blank lines around Markdown inside it.';
  if (/before name|character `?[<!]|in name/i.test(reason))
    return 'In prose write \\< for a less-than sign, or put it in `code`.';
  return 'Check the tags and braces near this place.';
}
