import { nearest, suggestion } from '../problem/nearest';

/** The settings in a fence's meta string, after the language. */
interface CodeMeta {
  title: string | null;
  /** First line number, or null for no numbers. */
  startLine: number | null;
  /** 1-based lines to highlight. */
  highlighted: Set<number>;
  /** The range as written; null without one. */
  range: string | null;
  /** Parts of the range that match no line, such as `3-1` and `x`. */
  meaningless: string[];
  /** `live` and `noInline`, and words that mean something to other programs. */
  flags: Set<string>;
  /** What nothing reads, as written. */
  unknown: string[];
}

/** More lines than a code block has. */
const MAX_LINE = 100_000;

const FLAGS = ['live', 'noInline'];
const SETTINGS = [...FLAGS, 'showLineNumbers', 'title', 'filename'];

/** Settings of other generators that have no value. */
const FOREIGN =
  /^(?:no-?)?(?:wrap|word-?wrap|line-?numbers|linenos|start-?line|twoslash|copy|focus|highlight)$/i;

/** A word that means something to other programs, such as `output` to a test of the examples. */
const isLabel = (word: string): boolean =>
  /^[\p{L}\p{N}_-]+$/u.test(word) && !FOREIGN.test(word) && nearest(word, SETTINGS) === null;

/**
 * Parses a fence's meta string. A title may also be written `filename="a.ts"` or, as in VitePress, `[a.ts]`.
 * @example parseCodeMeta('title="a.ts" showLineNumbers=5 {1,3-4}')
 */
export function parseCodeMeta(meta: string): CodeMeta {
  let rest = meta;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
    return match;
  };
  const quoted = /(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)')/;
  const written = take(quoted);
  // The fences of a group have a second one, which the tab shows.
  take(quoted);
  const label = take(/(?:^|\s)\[([^\]]+)\]/);
  const title = written ?? label;
  const lines = take(/\bshowLineNumbers(?:=(\d+|true|false|\{\d+\}))?(?=\s|$)/);
  const range = take(/(?<!=)\{([^{}]*)\}/);
  const words = rest.match(/[^\s"'{}/]*(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\/[^/]*\/)\S*|\S+/g) ?? [];
  const flags = new Set(words.filter((word) => FLAGS.includes(word) || isLabel(word)));
  return {
    title: title ? (title[1] ?? title[2] ?? '') : null,
    startLine: lines ? startLine(lines[1]) : null,
    range: range?.[1] ?? null,
    ...parseLineRange(range?.[1] ?? null),
    flags,
    unknown: words.filter((word) => !flags.has(word)),
  };
}

function startLine(value: string | undefined): number | null {
  if (value === 'false') return null;
  return Number(value?.replace(/\D/g, '') ?? '') || 1;
}

/** Parses a range of lines: `2,4-5,x` highlights 2, 4 and 5, and `x` is meaningless. */
export function parseLineRange(range: string | null): Pick<CodeMeta, 'highlighted' | 'meaningless'> {
  const highlighted = new Set<number>();
  const meaningless: string[] = [];
  for (const part of range?.split(',') ?? []) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    // Longer ranges are ignored, because counting them would only take time.
    if (from >= 1 && to >= from && to <= MAX_LINE)
      for (let line = from; line <= to; line++) highlighted.add(line);
    else meaningless.push(part.trim());
  }
  return { highlighted, meaningless };
}

/** What to write instead of a setting that nothing reads. */
export function metaRemedy(setting: string): string {
  if (/^(?:title|file(?:name)?)=/i.test(setting)) return 'Write the title in quotes: title="tide.js".';
  if (/^(?:start|line-?number|linenos|showLineNumber)/i.test(setting))
    return 'Write showLineNumbers, or showLineNumbers=7 to begin with another number.';
  if (/^(?:ins|del|add|rem|mark|hl|highlight|focus|error|\/|"|')/i.test(setting))
    return 'Mark whole lines: {1,4-6} after the language, or a comment such as `// highlight-next-line` above a line.';
  return suggestion(
    setting,
    SETTINGS,
    'Remove it; a block takes title="…", showLineNumbers, {1,4-6} and, in JavaScript, live.',
  );
}
