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

const breaksIn = (text: string): number => text.split('\n').length - 1;

/** Applies edits; one inside another, or one that overlaps an earlier one, is left out. */
export function applyEdits(source: TracedText, edits: readonly Edit[]): TracedText {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  const lines = source.lines.slice(0, 1);
  let [text, at, line] = ['', 0, 0];
  for (const edit of [...ordered, { start: source.text.length, end: source.text.length, text: '' }]) {
    if (edit.start < at) continue;
    const kept = source.text.slice(at, edit.start);
    text += kept + edit.text;
    lines.push(...source.lines.slice(line + 1, line + 1 + breaksIn(kept)));
    line += breaksIn(kept);
    lines.push(...new Array<number>(breaksIn(edit.text)).fill(source.lines[line] ?? line + 1));
    line += breaksIn(source.text.slice(edit.start, edit.end));
    at = edit.end;
  }
  return { text, lines };
}
