import type { Nodes, Root as HastRoot } from 'hast';
import rehypeKatex from 'rehype-katex';
import { unified } from 'unified';
import { VFile as File } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { once } from '../basics/once';
import type { CompileContext, Positioned } from './context';
import { toString } from 'hast-util-to-string';
import { hasClass } from './nodes';
import { EXIT } from 'unist-util-visit';
import { visit } from './visit';

const katex = once(() => unified().use(rehypeKatex, { output: 'htmlAndMathml', strict: 'ignore' }).freeze());

const MATH_CLASSES = new Set<string | number>(['language-math', 'math-display', 'math-inline']);

interface KatexError extends Error {
  rawMessage?: string;
  position?: number;
}

/**
 * Typesets the formulas of a document with KaTeX and notes that the page needs its styles. It runs before JSX is
 * evaluated, while each formula still has the position where it was written, even in a partial.
 */
export function renderMath(tree: HastRoot, context: CompileContext): HastRoot {
  if (!holdsMath(tree)) return tree;
  context.pageNeeds.add('math');
  unescapeBars(tree);
  const file = new File();
  const result = katex().runSync(tree, file) as HastRoot;
  for (const message of file.messages) {
    const { rawMessage, message: text } = message.cause as KatexError;
    context.error(
      placeOf(message),
      `A formula cannot be typeset: ${(rawMessage ?? text).replace(/\.?$/, '.')}`,
      'Check the TeX between the dollar signs; KaTeX lists the commands it knows. A dollar that means money is \\$.',
    );
  }
  visit(result, 'element', (node) => {
    const number = node.children.find((child) => child.type === 'element' && hasClass(child, 'tag'));
    if (number?.type !== 'element' || !hasClass(node, 'katex-html')) return;
    // KaTeX puts the number over the end of the line: a wide formula needs room for it there.
    const room = Math.max(3, Math.ceil(toString(number).length * 0.6) + 1);
    node.properties.style = `box-sizing:border-box;width:max-content;min-width:100%;padding-inline-end:${String(room)}em`;
  });
  return result;
}

/** In a cell of a Markdown table `\|` is a bar, in formulas as in code. */
function unescapeBars(tree: HastRoot): void {
  visit(tree, 'element', (cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') return;
    visit(cell, 'element', (formula) => {
      const [text] = formula.children;
      if (text?.type === 'text' && hasClass(formula, 'math-inline'))
        text.value = text.value.replace(/\\([\\|])/g, (pair, sign) => (sign === '|' ? '|' : pair));
    });
  });
}

function holdsMath(tree: HastRoot): boolean {
  let found = false;
  visit(tree, 'element', ({ properties }) => {
    const classes = Array.isArray(properties.className) ? properties.className : [];
    found = classes.some((name) => MATH_CLASSES.has(name));
    return found ? EXIT : undefined;
  });
  return found;
}

/** Position of KaTeX's error: the line, and the column if the formula has its own lines. */
function placeOf({ ancestors, cause }: VFileMessage): Positioned {
  const nodes = (ancestors ?? []) as Nodes[];
  const start = nodes.findLast(({ position }) => position)?.position?.start;
  if (!start) return {};
  const formula = nodes.at(-1);
  const text =
    formula?.type === 'element' && formula.children[0]?.type === 'text' ? formula.children[0].value : '';
  const before = text.slice(0, (cause as KatexError).position ?? 0).split('\n');
  const isDisplay = nodes.some((node) => node.type === 'element' && node.tagName === 'pre');
  // The first line of a block is that of its dollar signs.
  const line = start.line + before.length - (isDisplay ? 0 : 1);
  const column = isDisplay ? start.column + (before.at(-1)?.length ?? 0) : start.column;
  return { position: { start: { line, column } } };
}
