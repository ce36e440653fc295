import type { Element } from 'hast';
import type { RootContent } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import { element } from './nodes';

/** An element that a Markdown node replaces, whatever it contains. */
export interface TwinElement extends Element {
  twin?: RootContent | InlineMath | Math;
}

/** The text of a code block before it is highlighted. */
export interface CodeText {
  /** Lower case; empty for none. */
  language: string;
  title: string | null;
  /** Without directives, as shown. */
  code: string;
  /** 0-based lines marked as removed or added. */
  changes?: { removed: number[]; added: number[] };
}

/** A highlighted block with its original text, for outputs other than pages. */
export interface CodeElement extends Element {
  source?: CodeText;
}

/** Language of terminals: commands with their output. */
export const TERMINAL_LANGUAGE = 'console';

/**
 * An element that becomes a fenced block with language and title. A block with removed lines becomes a diff: without
 * colours, removed and added lines would look alike.
 */
export function twinCode({ language, title, code, changes }: CodeText): TwinElement {
  const isDiff = changes !== undefined && changes.removed.length > 0 && language !== 'diff';
  const lang = isDiff ? 'diff' : language;
  const meta = title ? `title=${JSON.stringify(title)}` : null;
  return {
    ...element('pre', {}, []),
    twin: {
      type: 'code',
      lang: lang !== '' ? lang : meta === null ? null : 'text',
      meta,
      value: isDiff ? diffText(code, changes) : code.replace(/\n$/, ''),
    },
  };
}

function diffText(code: string, { removed, added }: NonNullable<CodeText['changes']>): string {
  const sign = (line: number): string => (removed.includes(line) ? '-' : added.includes(line) ? '+' : ' ');
  return code
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => `${sign(index)} ${line}`.trimEnd())
    .join('\n');
}
