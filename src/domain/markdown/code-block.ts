import type { CompileContext, Positioned } from './context';
import { reportWarning } from './context';
import { parseCodeMeta } from './code-meta';
import { highlightLines, isKnownLanguage } from './highlight';
import { applyMagicComments } from './magic-comments';
import { element, raw, text, type TreeElement } from './nodes';

/** A code block as written. */
export interface CodeSource {
  code: string;
  /** As written; empty for none. */
  language: string;
  meta: string;
  /** Overrides the meta's title. */
  title?: string | undefined;
  /** Overrides the meta's line numbers: true, false or the first number. */
  showLineNumbers?: boolean | number | undefined;
}

/**
 * A highlighted code block: `<figure class="code">` with an optional title and one `<span class="line">` per line.
 * Directives are removed; ranges and magic comments both apply.
 */
export function codeBlockElement(source: CodeSource, node: Positioned, context: CompileContext): TreeElement {
  const language = source.language.toLowerCase() || 'text';
  const meta = parseCodeMeta(source.meta);
  const { magicComments } = context.options;
  if (!isKnownLanguage(language)) {
    reportWarning(
      context,
      node,
      `"${source.language}" is not a language that can be highlighted; the block is shown as plain text.`,
      'Use a language name that Prism knows, or "text".',
    );
  }
  const marked = applyMagicComments(source.code.replace(/\n$/, ''), language, magicComments);
  for (const line of marked.stray) {
    reportWarning(
      context,
      { position: node.position && { start: { line: node.position.start.line + line + 1, column: 1 } } },
      'A magic comment starts or ends nothing.',
      'Write both -start and -end, or -next-line.',
    );
  }
  const rangeClass = magicComments[0]?.className ?? '';
  const lines = highlightLines(marked.code, language).map((html, index) => {
    const classes = new Set(marked.classes.get(index));
    if (meta.highlighted.has(index + 1)) classes.add(rangeClass);
    return `<span class="${['line', ...classes].join(' ')}">${html}\n</span>`;
  });
  const start = lineNumberStart(source.showLineNumbers, meta.startLine);
  const title = source.title ?? meta.title;
  return element('figure', { className: ['code'], dataLanguage: language }, [
    ...(title ? [element('figcaption', {}, [text(title)])] : []),
    element(
      'pre',
      {
        tabIndex: 0,
        ...(start === null ? {} : { className: ['numbered'] }),
        ...(start === null || start === 1 ? {} : { style: `--start:${String(start)}` }),
      },
      [element('code', {}, [raw(lines.join(''))])],
    ),
  ]);
}

function lineNumberStart(prop: boolean | number | undefined, meta: number | null): number | null {
  if (prop === undefined) return meta;
  if (typeof prop === 'number') return prop;
  return prop ? (meta ?? 1) : null;
}
