import { parse } from 'sucrase/dist/parser/index.js';

/** Name of the function that loops call. */
export const STEP = '__step';

/** Code did not come to an end. */
export class EndlessLoopError extends Error {}

/**
 * Lets every loop of plain JavaScript call {@link STEP} before each turn, in front of its condition. Where the frame
 * shares a process with its page, nobody else could stop one: the page would stand still with it.
 * Loops over what exists need none.
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

/** Index of the semicolon after the beginning of a `for (…;…;…)`, or -1 for other kinds. */
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

/** Turns between two looks at the clock. */
const TURNS = 500;

/**
 * Makes the function that loops call: it throws when code has been running for too long without a break, and from then
 * on at once.
 * @param patience Milliseconds.
 * @param now The clock, in milliseconds.
 * @param onBreak Calls back when the running code has come to an end.
 */
export function loopGuard(
  patience: number,
  now: () => number,
  onBreak: (then: () => void) => void,
): () => true {
  let turns = 0;
  let start: number | null = null;
  let isStuck = false;
  return () => {
    turns += 1;
    if (isStuck) throw new EndlessLoopError();
    if (start === null) {
      start = now();
      onBreak(() => {
        start = null;
      });
    } else if (turns % TURNS === 0 && now() - start > patience) {
      isStuck = true;
      throw new EndlessLoopError();
    }
    return true;
  };
}
