import { reportError, type CompileContext } from './context';

/**
 * Limits of a text. No page that a reader can use comes near them; beyond them the work on a document grows faster than
 * its length.
 */
export const TEXT_LIMITS = {
  characters: 1_000_000,
  lines: 50_000,
  /** Cells of one table, as bars between them. */
  cells: 20_000,
  /** Depth of nested quotes, lists and containers. */
  nesting: 100,
  /** Characters in a row that may open and close something. */
  marks: 200,
  /** Characters of markup altogether, those of code included: each takes kilobytes while a text is parsed. */
  markup: 50_000,
  /** Headings of one document. */
  headings: 20_000,
  /** Texts of footnotes. */
  footnotes: 1_000,
  /** Depth of nested braces in expressions. */
  braces: 200,
} as const;

type Limit = keyof typeof TEXT_LIMITS;

const SHORTEN = 'Split the document.';
const UNNEST = 'Nest fewer of them.';
const MESSAGES: Record<Limit, readonly [found: string, fix: string]> = {
  characters: ['The text has more than {n} characters', SHORTEN],
  lines: ['The text has more than {n} lines', SHORTEN],
  cells: ['This table has more than {n} cells', 'Offer it as a file to download, or split it.'],
  nesting: ['More than {n} quotes, lists or containers are nested here', UNNEST],
  marks: [
    'This line repeats one mark more than {n} times',
    'Put it into a fenced code block, or shorten it.',
  ],
  markup: ['The text has more than {n} characters of markup, such as brackets and asterisks', SHORTEN],
  headings: ['The text has more than {n} headings', SHORTEN],
  footnotes: ['The text has more than {n} footnotes', SHORTEN],
  braces: ['More than {n} braces are nested here', UNNEST],
};

/** What a walk over the lines of a text knows. */
interface State {
  fence: string | null;
  cells: number;
  tableLine: number;
  containers: number;
  braces: number;
  headings: number;
  footnotes: number;
  markup: number;
}

/**
 * Reports the first limit that a text exceeds, before any parser sees it.
 * @returns whether there was one.
 */
export function hasTooMuch(text: string, context: CompileContext): boolean {
  const found = firstExcess(text);
  if (!found) return false;
  const [what, fix] = MESSAGES[found.limit];
  const number = TEXT_LIMITS[found.limit].toLocaleString('en');
  const position = { start: { line: found.line, column: 1 } };
  reportError(context, { position }, `${what.replace('{n}', number)}.`, fix);
  return true;
}

function firstExcess(text: string): { limit: Limit; line: number } | null {
  if (text.length > TEXT_LIMITS.characters)
    return { limit: 'characters', line: text.slice(0, TEXT_LIMITS.characters).split('\n').length };
  const lines = text.split('\n');
  if (lines.length > TEXT_LIMITS.lines) return { limit: 'lines', line: TEXT_LIMITS.lines + 1 };
  const state: State = {
    fence: null,
    cells: 0,
    tableLine: 0,
    containers: 0,
    braces: 0,
    headings: 0,
    footnotes: 0,
    markup: 0,
  };
  for (const [index, line] of lines.entries()) {
    state.markup += line.match(MARKUP)?.length ?? 0;
    const limit =
      (isCode(line, state) ? null : excessOf(line, index + 1, state)) ?? excessAnywhere(line, state);
    if (limit !== null) return { limit, line: limit === 'cells' ? state.tableLine : index + 1 };
  }
  return null;
}

/** Whether a line begins, ends or is part of a fenced code block. */
function isCode(line: string, state: State): boolean {
  const fence = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
  if (state.fence !== null) {
    if (fence?.startsWith(state.fence)) state.fence = null;
    return true;
  }
  if (fence === undefined || fence.length > TEXT_LIMITS.marks) return false;
  state.fence = fence;
  return true;
}

/** What no line may do: one that looks like code here is text to the parser after a comment or a quote has ended. */
function excessAnywhere(line: string, { markup }: State): Limit | null {
  if (isNested(line)) return 'nesting';
  if (LONG_ROW.test(line)) return 'marks';
  return markup > TEXT_LIMITS.markup ? 'markup' : null;
}

function excessOf(line: string, number: number, state: State): Limit | null {
  const bars = countOf(line, '|');
  if (bars === 0) state.cells = 0;
  else if (state.cells === 0) state.tableLine = number;
  state.cells += bars;
  if (state.cells > TEXT_LIMITS.cells) return 'cells';
  if (/^[ \t]*:{3,}\w/.test(line)) state.containers += 1;
  else if (/^[ \t]*:{3,}[ \t]*$/.test(line)) state.containers = Math.max(0, state.containers - 1);
  if (state.containers > TEXT_LIMITS.nesting) return 'nesting';
  if (/^ {0,3}#{1,6}[ \t]/.test(line)) state.headings += 1;
  if (state.headings > TEXT_LIMITS.headings) return 'headings';
  if (/^[ \t>]*\[\^[^\]]+\]:/.test(line)) state.footnotes += 1;
  if (state.footnotes > TEXT_LIMITS.footnotes) return 'footnotes';
  return braceExcess(line, state);
}

/** Whether a line opens more quotes and lists than may be nested. */
function isNested(line: string): boolean {
  const [opening = ''] = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>*+-]|$))*/.exec(line) ?? [];
  const markers = opening.replace(/[^>*+.)-]/g, '').length;
  // Items of nested lists are moved to the right by two characters or more each.
  const indent = /^[ \t]*(?=[*+-][ \t]|\d+[.)][ \t])/.exec(line)?.[0].length ?? 0;
  // A line of only one mark is a rule.
  const isRule = /^[ \t]*([*-])(?:[ \t]*\1)*[ \t]*$/.test(line);
  return (!isRule && markers > TEXT_LIMITS.nesting) || indent / 2 > TEXT_LIMITS.nesting;
}

const MARKUP = /[[\]<>{}*_`$&|~@\\:=]|www\./gi;
const LONG_ROW = new RegExp(`([\`$~[\\]])\\1{${String(TEXT_LIMITS.marks)}}`);

/** Braces in code and text do not close each other across paragraphs: an empty line starts anew. */
function braceExcess(line: string, state: State): Limit | null {
  if (line === '') state.braces = 0;
  for (const character of line) {
    if (character === '{') state.braces += 1;
    else if (character === '}') state.braces = Math.max(0, state.braces - 1);
    if (state.braces > TEXT_LIMITS.braces) return 'braces';
  }
  return null;
}

function countOf(line: string, character: string): number {
  let count = 0;
  for (let at = line.indexOf(character); at >= 0; at = line.indexOf(character, at + 1)) count += 1;
  return count;
}
