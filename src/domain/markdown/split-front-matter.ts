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
