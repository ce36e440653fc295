/**
 * Rewrites what no extension of the parser reads, line by line and never inside code: `:::note Title`, a comment before
 * text, and Docusaurus' `mdx-code-block` fences. The number of lines stays the same, for the positions in messages.
 */
export function preprocess(source: string): string {
  const output: string[] = [];
  const wrappers: RegExp[] = [];
  let codeEnd: RegExp | null = null;
  let inTemplate = false;
  for (const line of source.split(/\r\n?|\n/)) {
    if (codeEnd !== null) {
      output.push(line);
      if (codeEnd.test(line)) codeEnd = null;
      continue;
    }
    if (inTemplate) {
      output.push(line);
      inTemplate = !/^(?:[^\\`]|\\.)*`/.test(line) || opensTemplate(line.replace(/^(?:[^\\`]|\\.)*`/, ''));
      continue;
    }
    const wrapperEnd = wrappers.at(-1);
    if (wrapperEnd?.test(line)) {
      wrappers.pop();
      output.push('');
      continue;
    }
    const fence = openFence(line);
    if (fence?.isWrapper) {
      wrappers.push(fence.end);
      output.push('');
    } else if (fence) {
      codeEnd = fence.end;
      output.push(line);
    } else {
      output.push(rewriteDirectiveTitle(line.replace(LEADING_COMMENT, asExpression)));
      inTemplate = opensTemplate(line);
    }
  }
  return output.join('\n');
}

/** Containers that a line may open before its content: block quotes and list items. */
const CONTAINERS = String.raw`(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*`;
const FENCE = new RegExp(`^${CONTAINERS}(\`{3,}|~{3,})([^\`]*)$`);
const DIRECTIVE_TITLE = new RegExp(String.raw`^(${CONTAINERS}:{3,}[a-zA-Z][\w-]*)[ \t]+([^{\s].*?)[ \t]*$`);

/** A comment before the text of a line: where a block begins, MDX takes it for an element. */
const LEADING_COMMENT = new RegExp(String.raw`^(${CONTAINERS})<!--(.*?)-->(?=[ \t]*\S)`);

/** The same as an expression of the same length. */
const asExpression = (_: string, before: string, comment: string): string =>
  `${before}{/*-${comment.replaceAll('*/', '**')}*/}`;

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

/** Whether a JavaScript template begins in a line and goes on in the next: after a brace, a bracket or a sign. */
const opensTemplate = (line: string): boolean => /(?:[{(,=[?:+]|=>)\s*`(?:[^`\\]|\\.)*$/.test(line);

/** `:::note Title` → `:::note[Title]`, as Docusaurus 2 wrote it; `:::note [Title]` is the same. */
function rewriteDirectiveTitle(line: string): string {
  return line.replace(DIRECTIVE_TITLE, (_, name: string, title: string) => {
    if (/^\[[^[\]]*\]$/.test(title)) return name + title;
    return `${name}[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`;
  });
}

function isBalanced(title: string): boolean {
  let open = 0;
  for (const [bracket] of title.matchAll(/(?<!\\)[[\]]/g)) {
    open += bracket === '[' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}
