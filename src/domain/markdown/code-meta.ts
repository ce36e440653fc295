/** What the text after a code fence's language says. */
export interface CodeMeta {
  title: string | null;
  /** First line number, or null for no numbers. */
  startLine: number | null;
  /** 1-based lines to highlight. */
  highlighted: Set<number>;
  /** The range as written, or null without one. */
  range: string | null;
  /** Parts of the range that name no line, such as `3-1` and `x`. */
  meaningless: string[];
  /** Flags without a value, such as `live` and `noInline`. */
  flags: Set<string>;
}

/** More lines than a code block has. */
const MAX_LINE = 100_000;

/**
 * Reads a fence's meta string. A title may also be written `filename="a.ts"` or, as VitePress does, `[a.ts]`.
 * @example parseCodeMeta('title="a.ts" showLineNumbers=5 {1,3-4}')
 */
export function parseCodeMeta(meta: string): CodeMeta {
  let rest = meta;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
    return match;
  };
  const title = take(/(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)')/) ?? take(/(?:^|\s)\[([^\]]+)\]/);
  const lines = take(/\bshowLineNumbers(?:=(\d+|true|false|\{\d+\}))?(?=\s|$)/);
  const range = take(/(?<!=)\{([^{}]*)\}/);
  const { lines: highlighted, meaningless } = parseLineRange(range?.[1] ?? null);
  return {
    title: title ? (title[1] ?? title[2] ?? '') : null,
    startLine: lines ? startLine(lines[1]) : null,
    highlighted,
    range: range?.[1] ?? null,
    meaningless,
    flags: new Set(rest.split(/\s+/).filter((word) => /^[A-Za-z]\w*$/.test(word))),
  };
}

function startLine(value: string | undefined): number | null {
  if (value === 'false') return null;
  return Number(value?.replace(/\D/g, '') ?? '') || 1;
}

/** What a range says. */
interface LineRange {
  lines: Set<number>;
  /** Parts that name no line: no numbers, below 1, or the end before the start. */
  meaningless: string[];
}

/**
 * Reads a range such as `1,4-6`; null is no range.
 * @example parseLineRange('2,4-5,x') // { lines: new Set([2, 4, 5]), meaningless: ['x'] }
 */
export function parseLineRange(range: string | null): LineRange {
  const lines = new Set<number>();
  const meaningless: string[] = [];
  for (const part of range?.split(',') ?? []) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    // No range is longer than this; counting further would only take time.
    if (from >= 1 && to >= from && to <= MAX_LINE) for (let line = from; line <= to; line++) lines.add(line);
    else meaningless.push(part.trim());
  }
  return { lines, meaningless };
}
