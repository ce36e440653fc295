import { own } from '../basics/own';
import type { MagicComment } from './context';

/** Code without its directives, with the classes of its lines. */
export interface MarkedCode {
  code: string;
  /** 0-based line → class names, in the order they were declared. */
  classes: Map<number, Set<string>>;
  /** 0-based source lines of unmatched directives. */
  stray: number[];
}

type CommentStyle = readonly [open: string, close: string];

const C_LINE: CommentStyle = ['//', ''];
const C_BLOCK: CommentStyle = ['/*', '*/'];
const JSX: CommentStyle = ['{/*', '*/}'];
const HASH: CommentStyle = ['#', ''];
const HTML: CommentStyle = ['<!--', '-->'];
const PERCENT: CommentStyle = ['%', ''];
const DASHES: CommentStyle = ['--', ''];
const ML: CommentStyle = ['(*', '*)'];

/** The comment styles of languages without an entry of their own. */
const POPULAR = [C_LINE, C_BLOCK, JSX, HASH, HTML];

const STYLES: Record<string, readonly CommentStyle[]> = {
  js: [C_LINE, C_BLOCK],
  javascript: [C_LINE, C_BLOCK],
  ts: [C_LINE, C_BLOCK],
  typescript: [C_LINE, C_BLOCK],
  jsx: [C_LINE, C_BLOCK, JSX],
  tsx: [C_LINE, C_BLOCK, JSX],
  mdx: [JSX, HTML, HASH],
  markdown: [HTML, JSX, HASH],
  md: [HTML, JSX, HASH],
  html: [C_LINE, C_BLOCK, HTML],
  python: [HASH],
  py: [HASH],
  bash: [HASH],
  sh: [HASH],
  shell: [HASH],
  console: [HASH],
  zsh: [HASH],
  'shell-session': [HASH],
  dockerfile: [HASH],
  docker: [HASH],
  yaml: [HASH],
  yml: [HASH],
  toml: [HASH],
  nginx: [HASH],
  ini: [HASH, [';', '']],
  php: [C_LINE, C_BLOCK, HASH],
  tex: [PERCENT],
  latex: [PERCENT],
  matlab: [PERCENT],
  lua: [DASHES],
  haskell: [DASHES],
  hs: [DASHES],
  sql: [DASHES, C_BLOCK],
  wasm: [[';;', '']],
  vb: [
    ["'", ''],
    ['rem', ''],
  ],
  vba: [
    ["'", ''],
    ['rem', ''],
  ],
  vbnet: [
    ["'", ''],
    ['rem', ''],
    ["_ '", ''],
  ],
  batch: [['rem', '']],
  'visual-basic': [
    ["'", ''],
    ['rem', ''],
  ],
  basic: [
    ['rem', ''],
    ['!', ''],
  ],
  fsharp: [C_LINE, ML],
  ocaml: [ML],
  sml: [ML],
  fortran: [['!', '']],
  cobol: [['*>', '']],
};

const escape = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a line that contains nothing but a directive in one of the language's comment styles. */
function directivePattern(language: string, names: string[]): RegExp {
  const styles = own(STYLES, language) ?? POPULAR;
  const word = `(?<WORD>(?:${names.map(escape).join('|')})-(?:next-line|start|end))`;
  const forms = styles.map(([open, close], index) => {
    const named = word.replace('WORD', `d${String(index)}`);
    return `${escape(open)}\\s*${named}\\s*${escape(close)}`;
  });
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`, 'i');
}

/**
 * Removes magic comments from code: `X-next-line` marks the next line, `X-start` to `X-end` the lines between them.
 * Classes add up; an unclosed start and a stray end mark nothing and are reported.
 * @param language Fence language in lower case.
 */
export function applyMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): MarkedCode {
  const pattern = directivePattern(
    language,
    comments.map((comment) => comment.name),
  );
  const classOf = new Map(comments.map((comment) => [comment.name.toLowerCase(), comment.className]));
  const kept: string[] = [];
  const classes = new Map<number, Set<string>>();
  const open = new Map<string, { from: number; source: number }>();
  const pending = new Set<string>();
  const stray: number[] = [];
  const mark = (line: number, className: string): void => {
    classes.set(line, (classes.get(line) ?? new Set()).add(className));
  };
  code.split('\n').forEach((line, source) => {
    const groups = pattern.exec(line)?.groups;
    const directive = groups && Object.values(groups).find(Boolean)?.toLowerCase();
    if (!directive) {
      for (const className of pending) mark(kept.length, className);
      pending.clear();
      kept.push(line);
      return;
    }
    const [, name = '', action = ''] = /^(.+)-(next-line|start|end)$/.exec(directive) ?? [];
    const className = classOf.get(name) ?? '';
    if (action === 'next-line') pending.add(className);
    else if (action === 'start') open.set(name, { from: kept.length, source });
    else {
      const start = open.get(name);
      if (!start) stray.push(source);
      else for (let index = start.from; index < kept.length; index++) mark(index, className);
      open.delete(name);
    }
  });
  stray.push(...[...open.values()].map((start) => start.source));
  return { code: kept.join('\n'), classes, stray: stray.sort((a, b) => a - b) };
}
