/** A text whose lines know where they were in the file it was made from. */
export interface TracedText {
  text: string;
  /** 1-based line in the old file for each line. */
  lines: readonly number[];
}

/** A replacement of the characters from `start` to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text as it is in its file. */
export const traced = (text: string): TracedText => ({
  text,
  lines: text.split('\n').map((_, index) => index + 1),
});

/** Applies edits; one inside another, or one that overlaps an earlier one, is left out. */
export function applyEdits(source: TracedText, edits: readonly Edit[]): TracedText {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  let text = '';
  const lines: number[] = [source.lines[0] ?? 1];
  let line = 0;
  const keep = (end: number): void => {
    const part = source.text.slice(at, end);
    for (const character of part) {
      if (character !== '\n') continue;
      line += 1;
      lines.push(source.lines[line] ?? line + 1);
    }
    text += part;
    at = end;
  };
  for (const { start, end, text: replacement } of ordered) {
    if (start < at) continue;
    keep(start);
    text += replacement;
    const origin = source.lines[line] ?? line + 1;
    for (const character of replacement) if (character === '\n') lines.push(origin);
    line += source.text.slice(start, end).split('\n').length - 1;
    at = end;
  }
  keep(source.text.length);
  return { text, lines };
}
