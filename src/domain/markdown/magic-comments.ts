import type { MagicComment } from './context';

interface MarkedCode {
  code: string;
  /** 0-based line → class names, in the order they were declared. */
  classes: Map<number, Set<string>>;
  /** 0-based source lines of unmatched directives. */
  stray: number[];
}

type CommentStyle = readonly [open: string, close: string];

const C: readonly CommentStyle[] = [
  ['//', ''],
  ['/*', '*/'],
];
const JSX: CommentStyle = ['{/*', '*/}'];
const HASH: CommentStyle = ['#', ''];
const HTML: CommentStyle = ['<!--', '-->'];
const REM: CommentStyle = ['rem', ''];
const QUOTE: CommentStyle = ["'", ''];
const ML: CommentStyle = ['(*', '*)'];

const POPULAR = [...C, JSX, HASH, HTML];

const STYLES = new Map(
  Object.entries<readonly CommentStyle[]>({
    'js javascript ts typescript': C,
    'jsx tsx': [...C, JSX],
    'mdx markdown md': [JSX, HTML, HASH],
    html: [...C, HTML],
    'python py bash sh shell console zsh shell-session dockerfile docker yaml yml toml nginx': [HASH],
    ini: [HASH, [';', '']],
    php: [...C, HASH],
    'tex latex matlab': [['%', '']],
    'lua haskell hs': [['--', '']],
    sql: [
      ['--', ''],
      ['/*', '*/'],
    ],
    wasm: [[';;', '']],
    'vb vba visual-basic': [QUOTE, REM],
    vbnet: [QUOTE, REM, ["_ '", '']],
    batch: [REM],
    basic: [REM, ['!', '']],
    fsharp: [['//', ''], ML],
    'ocaml sml': [ML],
    fortran: [['!', '']],
    cobol: [['*>', '']],
  }).flatMap(([languages, styles]) => languages.split(' ').map((language) => [language, styles])),
);

const escape = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of a directive alone on its line, with its name and its action. */
function directivePatterns(language: string, names: readonly string[]): RegExp[] {
  const directive = `(${names.map(escape).join('|')})-(next-line|start|end)`;
  return (STYLES.get(language) ?? POPULAR).map(
    ([open, close]) => new RegExp(`^\\s*${escape(open)}\\s*${directive}\\s*${escape(close)}\\s*$`, 'i'),
  );
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
  const names = comments.map((comment) => comment.name);
  const patterns = directivePatterns(language, names);
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
    const directive = patterns.map((pattern) => pattern.exec(line.toLowerCase())).find(Boolean);
    if (!directive) {
      for (const className of pending) mark(kept.length, className);
      pending.clear();
      kept.push(line);
      return;
    }
    const [, name = '', action = ''] = directive;
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
