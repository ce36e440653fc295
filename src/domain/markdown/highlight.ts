import { own } from '../basics/own';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { escapeText } from '../basics/escape-html';
import { NO_GRAMMAR } from './grammars';

const ALIASES: Record<string, string> = {
  console: 'shell-session',
  sh: 'bash',
  zsh: 'bash',
  shell: 'bash',
  jsonc: 'json5',
  prisma: 'graphql',
  env: 'bash',
  dotenv: 'bash',
  text: 'plain',
  txt: 'plain',
  mdx: 'markdown',
};

/** Loads a language, and those it builds on, unless it is loaded. */
function load(name: string): void {
  if (Object.hasOwn(Prism.languages, name) || name in Object.prototype || NO_GRAMMAR.has(name)) return;
  loadLanguages.silent = true;
  loadLanguages([name]);
}

function grammarOf(language: string): Prism.Grammar | null {
  const name = own(ALIASES, language) ?? language;
  if (name === 'plain') return {};
  load(name);
  const grammar: unknown = own(Prism.languages as Record<string, unknown>, name);
  return typeof grammar === 'object' ? grammar : null;
}

/** Grammars loaded by {@link loadGrammars}; Prism would load them again. */
const extra = new Set<string>();

/** Loads grammars that no code names. Some of them extend other grammars. */
export function loadGrammars(names: readonly string[]): void {
  for (const name of names) {
    if (extra.has(name)) continue;
    extra.add(name);
    load(name);
  }
}

/** Whether code in a language can be highlighted (plain text included). */
export const isKnownLanguage = (language: string): boolean => grammarOf(language) !== null;

/**
 * Tokens that look like the text around them: a span for each comma would double a page's elements for nothing. `line`
 * and `prefix` are the parts of a line of a diff, which is coloured as a whole.
 */
const UNSTYLED = new Set(['punctuation', 'operator', 'plain-text', 'interpolation', 'parameter']);
const INHERITED = new Set(['line', 'prefix']);

/** Names that tokens share with parts of a page, whose styles would reach into the code: `^` of a regex is an `anchor`. */
const TAKEN = new Set(['admonition', 'anchor', 'code', 'line', 'terminal']);

/** Highlights code: one string of HTML per line; tokens that span lines are closed and opened again. */
export function highlightLines(code: string, language: string): string[] {
  const grammar = grammarOf(language);
  if (grammar === null || Object.keys(grammar).length === 0) return code.split('\n').map(escapeText);
  const lines = [''];
  const emit = (content: string, classes: string): void => {
    content.split('\n').forEach((part, index) => {
      if (index > 0) lines.push('');
      if (part === '') return;
      const html =
        classes === '' ? escapeText(part) : `<span class="token ${classes}">${escapeText(part)}</span>`;
      lines.push((lines.pop() ?? '') + html);
    });
  };
  const walk = (stream: Prism.TokenStream, classes: string): void => {
    if (typeof stream === 'string') emit(stream, classes);
    else if (Array.isArray(stream)) for (const token of stream) walk(token, classes);
    else {
      // The innermost token determines the colour; its aliases are Prism's more general names for it.
      const names = [stream.type, stream.alias].flat().filter((name) => name && !TAKEN.has(name));
      const isPlain = INHERITED.has(stream.type) || names.every((name) => UNSTYLED.has(name));
      walk(stream.content, isPlain ? classes : names.join(' '));
    }
  };
  // Prism changes a grammar that it highlights with, and so the colours of languages that are derived from it later.
  walk(Prism.tokenize(code, Prism.util.clone(grammar)), '');
  return lines;
}
