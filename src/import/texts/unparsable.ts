import type { Nodes } from 'mdast';
import { MdxSyntaxError, parseMarkdown } from '../../domain/markdown/parse';
import type { TracedText } from '../docusaurus/edits';
import { Body } from './body';
import { parseCommonMark, withoutAutolinks } from './commonmark';
import { placeholderWriter } from './placeholders';
import type { TextNote, TextRules } from './rules';

/** Blocks of a text that may be left out because they cannot be read, and how many are tried for each. */
const MAX_BLOCKS = 8;
const MAX_TRIES = 60;

/** A text with a placeholder for each block that is no MDX; null if there are too many. */
export function parsable(source: TracedText, rules: TextRules, notes: TextNote[]): TracedText | null {
  let text = syntaxError(source, rules) === null ? source : withoutAutolinks(source);
  if (text.text !== source.text)
    notes.push({ kind: 'changed', text: 'Addresses in angle brackets became links', line: 1 });
  for (let count = 0; count <= MAX_BLOCKS; count += 1) {
    const error = syntaxError(text, rules);
    if (error === null) return text;
    // An end that is missing is noticed at the end of the text: the block to blame is the one without which it can be read.
    const blocks = blocksOf(parseCommonMark(new Body(text).text).children)
      .filter(({ position }) => (position?.start.line ?? 0) <= error.line)
      .slice(-MAX_TRIES);
    const isBetter = (tried: TracedText) => (syntaxError(tried, rules)?.below ?? -1) < error.below;
    const block = blocks.findLast((one) => isBetter(leftOut(text, one, rules, [])));
    if (block === undefined) return null;
    text = leftOut(text, block, rules, notes);
  }
  return null;
}

/** The line of a syntax error, and the number of lines below it; null for a text that can be read. */
function syntaxError(text: TracedText, { hasMath }: TextRules): { line: number; below: number } | null {
  const body = new Body(text).text;
  try {
    parseMarkdown(body, hasMath);
    return null;
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error;
    const line = error.place?.line ?? 1;
    return { line, below: body.split('\n').length - line };
  }
}

const blocksOf = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node): Nodes[] => {
    const isContainer = ['blockquote', 'list', 'listItem', 'containerDirective'].includes(node.type);
    if (isContainer && 'children' in node) return blocksOf(node.children);
    return node.type === 'code' ? [] : [node];
  });

function leftOut(text: TracedText, block: Nodes, { locale }: TextRules, notes: TextNote[]): TracedText {
  const body = new Body(text, notes);
  placeholderWriter(body, locale)(block);
  return body.edited();
}
