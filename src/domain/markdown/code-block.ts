import type { Element, Properties } from 'hast';
import { h } from 'hastscript';
import type { CompileContext, Positioned } from './context';
import { CODE_BUTTON_CLASS, CODE_CLASS, LINE_CLASS, NUMBERED_CLASS, WRAP_CLASS } from './code-classes';
import { metaRemedy, parseCodeMeta } from './code-meta';
import { highlightLines, isKnownLanguage } from './highlight';
import { applyMagicComments } from './magic-comments';
import { rawHtml } from './nodes';

interface CodeSource {
  code: string;
  /** As written; empty for none. */
  language: string;
  meta: string;
  title?: string | undefined;
  /** Overrides the meta's line numbers: true, false or the first number. */
  showLineNumbers?: boolean | number | undefined;
}

/** A comment by which VitePress marks its line. */
const VITEPRESS_MARK = /(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*(\[!code [^\]]+\])/;

/**
 * A highlighted code block: `<figure class="code">` with an optional title, one `<span class="line">` per line, and
 * buttons, which `src/client/article/code-tools.ts` serves. Directives are removed; ranges and magic comments both
 * apply.
 */
export function codeBlockElement(source: CodeSource, node: Positioned, context: CompileContext): Element {
  const language = source.language.toLowerCase() || 'text';
  const meta = parseCodeMeta(source.meta);
  const { magicComments } = context.options;
  if (!isKnownLanguage(language)) {
    context.warn(
      node,
      `"${source.language}" is not a language that can be highlighted; the block is shown as plain text.`,
      'Use a language name that Prism knows, or "text".',
    );
  }
  const code = source.code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const marked = applyMagicComments(code, language, magicComments);
  for (const line of marked.stray) {
    context.warn(
      { position: node.position && { start: { line: node.position.start.line + line + 1, column: 1 } } },
      'A magic comment marks no line.',
      'Write -start and -end in pairs, or -next-line above a line.',
    );
  }
  for (const setting of meta.unknown)
    context.warn(node, `Code blocks have no setting "${setting}"; it is ignored.`, metaRemedy(setting));
  const marks = /^(?:md|mdx|markdown)$/.test(language)
    ? []
    : code.split('\n').map((line) => VITEPRESS_MARK.exec(line));
  for (const [line, mark] of marks.entries()) {
    if (!mark) continue;
    const place = node.position && { start: { line: node.position.start.line + line + 1, column: 1 } };
    const fix = `Write a comment above the line instead: ${magicComments.map(({ name }) => `${name}-next-line`).join(', ')}.`;
    context.warn({ position: place }, `"${mark[1] ?? ''}" marks no line; it is shown as it is written.`, fix);
  }
  // A range may exceed the end, because code grows.
  if (meta.meaningless.length > 0) {
    const parts = meta.meaningless.map((part) => `"${part}"`).join(', ');
    context.warn(
      node,
      `The range {${meta.range ?? ''}} contains ${parts}, which matches no line.`,
      'Write line numbers from 1 and ranges from the lower to the higher one, with commas between them: {1,4-6}.',
    );
  }
  const rangeClass = magicComments[0]?.className;
  if (meta.highlighted.size > 0 && rangeClass === undefined) {
    context.error(
      node,
      'The block highlights lines, but no magic comment of the site defines their style.',
      'Remove the range, or configure `codeBlocks.magicComments`.',
    );
  }
  const lines = highlightLines(marked.code, language).map((html, index) => {
    const classes = new Set(marked.classes.get(index));
    if (meta.highlighted.has(index + 1) && rangeClass !== undefined) classes.add(rangeClass);
    return `<span class="${[LINE_CLASS, ...classes].join(' ')}">${html}\n</span>`;
  });
  const start = lineNumberStart(source.showLineNumbers, meta.startLine);
  const title = source.title ?? meta.title;
  const numbered = {
    className: start === null ? null : NUMBERED_CLASS,
    style: start === null || start === 1 ? null : `--start:${String(start)}`,
  };
  return h(
    'figure',
    { className: CODE_CLASS, dataLanguage: language },
    title ? h('figcaption', title) : null,
    h('pre', { tabIndex: 0, ...numbered }, h('code', [rawHtml(lines.join(''))])),
    codeButtons(context),
  );
}

/** The buttons of a block, hidden until scripts run; the wrap button until a line is too long. */
export function codeButtons({ options }: CompileContext): Element[] {
  const { copy, copyTitle, copied, copyFailed, wrap } = options.labels.code;
  const button = (name: string, properties: Properties): Element =>
    h('button', { type: 'button', className: [CODE_BUTTON_CLASS, name], ...properties });
  return [
    button(WRAP_CLASS, { ariaLabel: wrap, title: wrap, ariaPressed: 'false', hidden: true }),
    button('copy', { ariaLabel: copy, title: copyTitle, dataDone: copied, dataFailed: copyFailed }),
  ];
}

function lineNumberStart(prop: boolean | number | undefined, meta: number | null): number | null {
  if (prop === undefined) return meta;
  if (typeof prop === 'number') return prop;
  return prop ? (meta ?? 1) : null;
}
