interface SplitSource {
  /** YAML text; empty without front matter. */
  yaml: string;
  /** 1-based line the YAML starts on. */
  yamlLine: number;
  body: string;
  /** 1-based line the body starts on. */
  bodyLine: number;
}

/** Splits a file at its `---` fences. A byte order mark and Windows line ends are removed. */
export function splitFrontMatter(source: string): SplitSource {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { yaml: '', yamlLine: 1, body: text, bodyLine: 1 };
  const lines = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
  return { yaml: match[1] ?? '', yamlLine: 2, body: text.slice(match[0].length), bodyLine: lines + 1 };
}

/** What may stand in front of a fence: blank lines, spaces and comments. */
const BEFORE = /^(?:\s|<!--(?:(?!-->)[^])*-->|\{\/\*(?:(?!\*\/)[^])*\*\/\})*(?=---[ \t]*\n)/;
const FIELD = String.raw`(?:[ \t]*#.*\n)*[ \t]*[\w-]+[ \t]*:(?!//)`;
const UNCLOSED = new RegExp(`^---[ \\t]*\n${FIELD}`);
const CLOSED = new RegExp(`^---[ \\t]*\n${FIELD}(?:.+\n)*?[ \\t]*---[ \\t]*(?:\n|$)`);

/** Why what looks like front matter is read as text, with its line in the file; null if nothing does. */
export function frontMatterSlip({
  yaml,
  body,
}: SplitSource): { line: number; found: string; fix: string } | null {
  if (yaml !== '') return null;
  if (UNCLOSED.test(body)) {
    const fix = 'Write --- on a line of its own below it.';
    return { line: 1, found: 'The front matter has no end.', fix };
  }
  if (/^\+\+\+[ \t]*\n/.test(body)) {
    const fix = 'Write it as YAML: --- instead of +++, and `title: …` instead of `title = "…"`.';
    return { line: 1, found: 'The front matter is TOML, which is not read here.', fix };
  }
  const before = BEFORE.exec(body)?.[0] ?? '';
  if (before === '' || !CLOSED.test(body.slice(before.length))) return null;
  const what = before.trim() === '' ? (before.includes('\n') ? 'a blank line' : 'a space') : 'a comment';
  return {
    line: before.split('\n').length,
    found: `The front matter is read as text: ${what} stands before it.`,
    fix: 'Let the file begin with ---, without a space.',
  };
}
