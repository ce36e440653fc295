/** What the text after a code fence's language says. */
export interface CodeMeta {
  title: string | null;
  /** First line number, or null for no numbers. */
  startLine: number | null;
  /** 1-based lines to highlight. */
  highlighted: Set<number>;
  /** Flags without a value, such as `live` and `noInline`. */
  flags: Set<string>;
}

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
  const range = take(/\{([\d,\s-]+)\}/);
  return {
    title: title ? (title[1] ?? title[2] ?? '') : null,
    startLine: lines ? startLine(lines[1]) : null,
    highlighted: parseLineRange(range?.[1] ?? ''),
    flags: new Set(rest.split(/\s+/).filter((word) => /^[A-Za-z]\w*$/.test(word))),
  };
}

function startLine(value: string | undefined): number | null {
  if (value === 'false') return null;
  return Number(value?.replace(/\D/g, '') ?? '') || 1;
}

/**
 * The lines of a range such as `1,4-6`; values below 1 and reversed ranges are ignored.
 * @example [...parseLineRange('2,4-5')] // [2, 4, 5]
 */
export function parseLineRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+))?\s*$/.exec(part);
    if (!match) continue;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    for (let line = Math.max(1, from); line <= to; line++) lines.add(line);
  }
  return lines;
}
