import type { Nodes, Text } from 'mdast';

/** Characters that never need a space next to them: Han, kana, full-width forms and Chinese punctuation. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Punctuation of both Chinese and Latin text: it is Chinese if its other neighbour is. */
const SHARED = /[“”‘’—…·]/;

/** Blocks with inline children. */
const INLINE_ROOTS = new Set(['paragraph', 'heading', 'tableCell']);
/** Inline nodes that only wrap text; others (code, images) end the run. */
const TRANSPARENT = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement']);

/**
 * Removes line breaks inside Chinese text: the source may be wrapped anywhere, and browsers would show each break as a
 * space. A break between Chinese and Latin letters remains a space.
 */
export function joinChineseLines(node: Nodes): void {
  if (!('children' in node)) return;
  if (INLINE_ROOTS.has(node.type)) joinRun(leaves(node));
  else node.children.forEach(joinChineseLines);
}

/** Text nodes in order; null stands for anything else that takes space in the line. */
function leaves(node: Nodes): (Text | null)[] {
  if (node.type === 'text') return [node];
  if (!('children' in node)) return [null];
  const inner = node.children.flatMap(leaves);
  return INLINE_ROOTS.has(node.type) || TRANSPARENT.has(node.type) ? inner : [null, ...inner, null];
}

function joinRun(run: readonly (Text | null)[]): void {
  run.forEach((node, index) => {
    if (!node?.value.includes('\n')) return;
    const before = run[index - 1]?.value ?? '';
    const after = run[index + 1]?.value ?? '';
    const { value } = node;
    node.value = value.replace(/[ \t]*\n[ \t]*/g, (lineEnd, at: number) => {
      const left = lastCharacter(value.slice(0, at) || before);
      const right = firstCharacter(value.slice(at + lineEnd.length) || after);
      return isChineseBreak(left, right) ? '' : lineEnd;
    });
  });
}

const firstCharacter = (value: string): string => /^./su.exec(value)?.[0] ?? '';
const lastCharacter = (value: string): string => /.$/su.exec(value)?.[0] ?? '';

function isChineseBreak(left: string, right: string): boolean {
  const wide = [left, right].filter((character) => WIDE.test(character)).length;
  return wide === 2 || (wide === 1 && (SHARED.test(left) || SHARED.test(right)));
}
