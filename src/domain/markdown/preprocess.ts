/**
 * Rewrites syntax that Markdown authors use and MDX does not parse, line by line and never inside fenced code: `<!--
 * comments -->`, `## Heading {#id}` and `:::note Title`; also unwraps Docusaurus' `mdx-code-block` fences. The number
 * of lines stays the same, so that positions in messages match the source.
 */
export function preprocess(source: string): string {
  const output: string[] = [];
  const wrappers: RegExp[] = [];
  let codeEnd: RegExp | null = null;
  let inComment = false;
  for (const line of source.split(/\r\n?|\n/)) {
    if (codeEnd !== null) {
      output.push(line);
      if (codeEnd.test(line)) codeEnd = null;
      continue;
    }
    const wrapperEnd = wrappers.at(-1);
    if (wrapperEnd?.test(line)) {
      wrappers.pop();
      output.push('');
      continue;
    }
    const fence = inComment ? null : openFence(line);
    if (fence?.isWrapper) {
      wrappers.push(fence.end);
      output.push('');
    } else if (fence) {
      codeEnd = fence.end;
      output.push(line);
    } else {
      const commented = rewriteComments(line, inComment);
      output.push(inComment ? commented.line : rewriteDirectiveTitle(rewriteHeadingId(commented.line)));
      inComment = commented.open;
    }
  }
  return output.join('\n');
}

/** Containers that a line may open before its content: block quotes and list items. */
const CONTAINERS = String.raw`(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*`;
const FENCE = new RegExp(`^${CONTAINERS}(\`{3,}|~{3,})([^\`]*)$`);
const HEADING_ID = new RegExp(String.raw`^(${CONTAINERS}#{1,6}[ \t].*?)[ \t]*\{#([^{}\s]+)\}[ \t]*$`);
const DIRECTIVE_TITLE = new RegExp(String.raw`^(${CONTAINERS}:{3,}[a-zA-Z][\w-]*)[ \t]+([^\[{\s].*?)[ \t]*$`);

/** A line that opens a code fence: the pattern that ends it, and whether it only wraps MDX. */
function openFence(line: string): { end: RegExp; isWrapper: boolean } | null {
  const match = FENCE.exec(line);
  const marker = match?.[1];
  if (!match || !marker) return null;
  return {
    end: new RegExp(`^[ \\t>]*${marker.charAt(0)}{${String(marker.length)},}[ \\t]*$`),
    isWrapper: match[2]?.trim() === 'mdx-code-block',
  };
}

/** Turns HTML comments into MDX comments, which may span lines. Inline code is left alone. */
function rewriteComments(line: string, open: boolean): { line: string; open: boolean } {
  let result = '';
  let rest = line;
  let inside = open;
  for (;;) {
    const at = inside ? rest.indexOf('-->') : commentStart(rest);
    const text = at < 0 ? rest : rest.slice(0, at);
    // A "*/" inside would end the MDX comment early.
    result += inside ? text.replaceAll('*/', '* /') : text;
    if (at < 0) return { line: result, open: inside };
    result += inside ? '*/}' : '{/*';
    rest = rest.slice(at + (inside ? 3 : 4));
    inside = !inside;
  }
}

/** Index of the first `<!--` outside inline code, or -1. */
function commentStart(text: string): number {
  return text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length)).indexOf('<!--');
}

/** `## Title {#id}` → `## Title \{#id}`: the heading stage reads the id from the text. */
function rewriteHeadingId(line: string): string {
  return line.replace(HEADING_ID, (match, heading: string, id: string) =>
    heading.endsWith('\\') ? match : `${heading} \\{#${id}}`,
  );
}

/** `:::note Title` → `:::note[Title]`, as Docusaurus 2 wrote it. */
function rewriteDirectiveTitle(line: string): string {
  return line.replace(DIRECTIVE_TITLE, '$1[$2]');
}
