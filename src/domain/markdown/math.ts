import type { Root as HastRoot } from 'hast';
import rehypeKatex from 'rehype-katex';
import { unified } from 'unified';
import { VFile as File, type VFile } from 'vfile';
import { once } from '../once';
import { reportWarning, type CompileContext } from './context';
import { EXIT, visit } from './visit';

const katex = once(() => unified().use(rehypeKatex, { output: 'htmlAndMathml', strict: 'ignore' }).freeze());

const MATH_CLASSES = new Set<string | number>(['language-math', 'math-display', 'math-inline']);

/** Typesets the formulas of a document with KaTeX; notes that the page needs its styles. */
export function renderMath(tree: HastRoot, context: CompileContext): HastRoot {
  visit(tree, 'element', ({ properties }) => {
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (!classes.some((name) => MATH_CLASSES.has(name))) return undefined;
    context.features.add('math');
    return EXIT;
  });
  if (!context.features.has('math')) return tree;
  const file: VFile = new File();
  const result = katex().runSync(tree, file) as HastRoot;
  for (const message of file.messages) {
    const place =
      message.place && 'start' in message.place
        ? message.place
        : { start: message.place ?? { line: 1, column: 1 } };
    reportWarning(
      context,
      { position: place },
      `A formula cannot be typeset: ${message.reason}.`,
      'Check the TeX between the dollar signs; KaTeX lists the commands it knows.',
    );
  }
  return result;
}
