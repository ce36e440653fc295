import type { Nodes, Text } from 'mdast';
import { isCommentCode } from './structure';

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

/** Text nodes in order, without what takes no space in the line; null stands for anything else. */
function leaves(node: Nodes): (Text | null)[] {
  if (node.type === 'text') return [node];
  if (node.type === 'footnoteReference') return [];
  if (node.type === 'mdxTextExpression') return isCommentCode(node.value) ? [] : [null];
  if (!('children' in node)) return [null];
  const inner = node.children.flatMap(leaves);
  return INLINE_ROOTS.has(node.type) || TRANSPARENT.has(node.type) ? inner : [null, ...inner, null];
}

/** Marks where a text node ends, in texts read together; the parser leaves no such character in a text. */
const SEAM = '\0';

function joinRun(run: readonly (Text | null)[]): void {
  let texts: Text[] = [];
  for (const node of [...run, null]) {
    if (node) {
      texts.push(node);
      continue;
    }
    const whole = texts.map(({ value }) => value).join(SEAM);
    const joined = whole.replace(/[ \t\0]*\n[ \t\n\0]*/g, (gap, at: number) => {
      const left = lastCharacter(whole.slice(Math.max(0, at - 2), at));
      const right = firstCharacter(whole.slice(at + gap.length, at + gap.length + 2));
      return isChineseBreak(left, right) ? gap.replace(/[^\0]/g, '') : gap;
    });
    for (const [index, value] of joined.split(SEAM).entries()) {
      const text = texts[index];
      if (text) text.value = value;
    }
    texts = [];
  }
}

const firstCharacter = (value: string): string => /^./su.exec(value)?.[0] ?? '';
const lastCharacter = (value: string): string => /.$/su.exec(value)?.[0] ?? '';

function isChineseBreak(left: string, right: string): boolean {
  const wide = [left, right].filter((character) => WIDE.test(character)).length;
  return wide === 2 || (wide === 1 && (SHARED.test(left) || SHARED.test(right)));
}
