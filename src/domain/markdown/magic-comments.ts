import type { MagicComment } from './context';

interface MarkedCode {
  code: string;
  /** 0-based line → class names, in the order they were declared. */
  classes: Map<number, Set<string>>;
  /** 0-based source lines of directives that mark no line. */
  stray: number[];
}

/** Empty comments, in any language: alone on its line, a directive means nothing else. */
const COMMENTS = "// /**/ # <!----> {/**/} -- % ; ;; (**) ' rem ! *>".split(' ');

/** Those of Markdown, whose code blocks show other languages with their comments. */
const MARKDOWN_COMMENTS = ['#', '<!---->', '{/**/}'];

const escape = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Removes magic comments from code: `X-next-line` marks the next line, `X-start` to `X-end` the lines between them.
 * Classes add up; directives that mark no line are reported.
 * @param language Fence language in lower case.
 */
export function applyMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): MarkedCode {
  const names = comments.map(({ name }) => escape(name.toLowerCase())).join('|');
  const pattern = new RegExp(`^\\s*(\\S+?)\\s*(${names})-(next-line|start|end)\\s*(\\S*)\\s*$`);
  const known = ['md', 'mdx', 'markdown'].includes(language) ? MARKDOWN_COMMENTS : COMMENTS;
  const classOf = new Map(comments.map((comment) => [comment.name.toLowerCase(), comment.className]));
  const kept: string[] = [];
  const classes = new Map<number, Set<string>>();
  const started = new Map<string, { from: number; source: number }>();
  const pending = new Map<number, string>();
  const stray = new Set<number>();
  const mark = (line: number, className: string): void => {
    classes.set(line, (classes.get(line) ?? new Set()).add(className));
  };
  code.split('\n').forEach((line, source) => {
    const [, open = '', name = '', action = '', close = ''] = pattern.exec(line.toLowerCase()) ?? [];
    if (!known.includes(open + close)) {
      for (const [directive, className] of pending) {
        mark(kept.length, className);
        stray.delete(directive);
      }
      pending.clear();
      kept.push(line);
      return;
    }
    const className = classOf.get(name) ?? '';
    stray.add(source);
    if (action === 'next-line') pending.set(source, className);
    else if (action === 'start') started.set(name, { from: kept.length, source });
    else {
      const start = started.get(name);
      started.delete(name);
      if (!start || start.from === kept.length) return;
      for (let index = start.from; index < kept.length; index++) mark(index, className);
      stray.delete(start.source);
      stray.delete(source);
    }
  });
  return { code: kept.join('\n'), classes, stray: [...stray] };
}
