import { parse } from 'sucrase/dist/parser/index.js';

/** Name of the function that loops call. */
export const STEP = '__step';

/** Thrown when code does not end. */
export class EndlessLoopError extends Error {}

/**
 * Makes every loop of plain JavaScript call {@link STEP} before its condition. If the frame shares a process with the
 * page, nothing else could stop an endless loop, and the page would freeze too. Loops over collections end by
 * themselves.
 * @example guardLoops('while (a) b()') // 'while (__step(), a) b()'
 */
export function guardLoops(code: string): string {
  const { tokens } = parse(code, false, false, false);
  const words = tokens.map(({ start, end }) => code.slice(start, end));
  const places: { at: number; text: string }[] = [];
  words.forEach((word, index) => {
    const open = words[index + 1] === '(' ? index + 1 : -1;
    if (open < 0 || words[index - 1] === '.' || words[index - 1] === '?.') return;
    const at = word === 'while' ? open : word === 'for' ? firstSemicolon(words, open) : -1;
    const token = tokens[at];
    if (token) places.push({ at: token.end, text: `${STEP}()${words[at + 1] === ';' ? '' : ', '}` });
  });
  return places.reduceRight((text, { at, text: call }) => text.slice(0, at) + call + text.slice(at), code);
}

/** Index of the first semicolon in a `for (…;…;…)`, or -1 for other loops. */
function firstSemicolon(words: readonly string[], open: number): number {
  let depth = 0;
  for (let index = open; index < words.length; index++) {
    const word = words[index] ?? '';
    if (/^(?:[([{]|\$\{)$/.test(word)) depth += 1;
    else if (/^[)\]}]$/.test(word)) depth -= 1;
    else if (word === ';' && depth === 1) return index;
    if (depth === 0) return -1;
  }
  return -1;
}

/** Iterations between two checks of the clock. */
const TURNS = 500;

/**
 * Makes the function that loops call. It throws when code has been running for some milliseconds without a break, and at
 * every later call.
 */
export function loopGuard(milliseconds: number): () => true {
  let turns = 0;
  let start: number | null = null;
  let isStuck = false;
  return () => {
    turns += 1;
    if (isStuck) throw new EndlessLoopError();
    if (start === null) {
      start = performance.now();
      setTimeout(() => {
        start = null;
      });
    } else if (turns % TURNS === 0 && performance.now() - start > milliseconds) {
      isStuck = true;
      throw new EndlessLoopError();
    }
    return true;
  };
}
