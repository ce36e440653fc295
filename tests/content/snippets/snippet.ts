import { parse as parseYaml } from 'yaml';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../../../src/domain/markdown/code-meta';
import { applyMagicComments } from '../../../src/domain/markdown/magic-comments';
import { parseMarkdown } from '../../../src/domain/markdown/parse';
import { splitFrontMatter } from '../../../src/domain/markdown/split-front-matter';
import { site } from '../../../src/site/config';

/** A fenced block of a document. */
export interface Snippet {
  /** The document, relative to the content folder. */
  file: string;
  /** Line of the code's first line in the document. */
  line: number;
  /** In lower case; `text` where the fence names none. */
  language: string;
  title: string | null;
  /** Words of the fence without a value, such as `fragment`. */
  flags: ReadonlySet<string>;
  /** The code that a reader keeps: without magic comments and lines marked as removed. */
  code: string;
  /** The code before the change: with the removed lines, without those marked as added. */
  before: string;
  /** Lines of `code` marked as wrong, from 0. */
  errors: ReadonlySet<number>;
  /** Line of the document for every line of `code`. */
  lines: readonly number[];
  /** The next block, if nothing is between them; it may show the output of this one. */
  next: Snippet | null;
}

const CLASSES = new Map(
  site.codeBlocks.magicComments.map(({ name, className }) => [name, className] as const),
);

/** The fenced blocks of a document in their order; blocks inside of code blocks are text. */
export function snippetsOf(file: string, text: string): Snippet[] {
  const { body, bodyLine } = splitFrontMatter(text);
  const offset = bodyLine - 1;
  const found: { snippet: Snippet; end: number }[] = [];
  visit(parseMarkdown(body), 'code', (node: Code) => {
    const start = (node.position?.start.line ?? 0) + offset;
    const snippet = toSnippet(file, start + 1, node);
    const previous = found.at(-1);
    // One empty line between two blocks: only a line break separates them.
    if (previous && start - previous.end <= 2) previous.snippet.next = snippet;
    found.push({ snippet, end: (node.position?.end.line ?? 0) + offset });
  });
  return found.map(({ snippet }) => snippet);
}

function toSnippet(file: string, line: number, { lang, meta, value }: Code): Snippet {
  const language = (lang ?? 'text').toLowerCase();
  const { title, flags } = parseCodeMeta(meta ?? '');
  const { code, classes } = applyMagicComments(value, language, site.codeBlocks.magicComments);
  const is = (index: number, name: string) => classes.get(index)?.has(CLASSES.get(name) ?? '') ?? false;
  const places = placesOf(value.split('\n'), code.split('\n'));
  const kept = code.split('\n').flatMap((text, index) => (is(index, 'remove') ? [] : [{ text, index }]));
  return {
    file,
    line,
    language,
    title,
    flags,
    code: kept.map(({ text }) => text).join('\n'),
    before: code
      .split('\n')
      .filter((_, index) => !is(index, 'add'))
      .join('\n'),
    errors: new Set(kept.flatMap(({ index }, position) => (is(index, 'error') ? [position] : []))),
    lines: kept.map(({ index }) => line + (places[index] ?? 0)),
    next: null,
  };
}

/** Original positions of the remaining lines after some were removed. */
function placesOf(all: readonly string[], left: readonly string[]): number[] {
  let at = 0;
  return left.map((text) => {
    while (all[at] !== text) at++;
    return at++;
  });
}

/** Position of a line of a snippet, as `file:line`. */
export const placeOf = (snippet: Snippet, line = 0): string =>
  `${snippet.file}:${String(snippet.lines[line] ?? snippet.line)}`;

/** Checks that a text is Markdown of this site: its front matter YAML, its body MDX. */
export function parseDocument(text: string): Root {
  const { yaml, body } = splitFrontMatter(text);
  parseYaml(yaml);
  return parseMarkdown(body);
}
