/**
 * Defines the search terms of a text. Chinese is split into overlapping pairs of characters, which every machine does
 * the same way (segmenters differ between Node and browsers, and an index made by one cannot be queried with another).
 * Latin words stay whole identifiers (`v-model`, `app.config.x`); the index also contains their parts and endings.
 */

const CJK_CLASS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const LETTER = `(?:(?![${CJK_CLASS}])[\\p{L}\\p{N}\\p{M}])`;
const TOKEN = new RegExp(`[${CJK_CLASS}]+|[@$.]?${LETTER}+(?:[-.:/@_$]+${LETTER}+)*(?:\\+\\+|#)?`, 'gu');
const CJK = new RegExp(`^[${CJK_CLASS}]`, 'u');
/** Words inside an identifier: `useEffect` → use, Effect; `HTTPServer2` → HTTP, Server, 2. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{L}\p{M}]+/gu;
const LONGEST = 64;

/** Whether a term is Chinese, Japanese or Korean. Common ranges are tested by number first, for excerpts. */
export function isCjk(term: string): boolean {
  const code = term.charCodeAt(0);
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x1100 && CJK.test(term));
}

/** Characters that readers do not see: soft hyphens, and those of no width. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text as the index keeps it: every character as one, and none that readers do not see. */
export const visibleText = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '');

/** A text in plain letters: of normal width, without accents on Latin ones. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC');

const runs = (text: string): string[] => plainLetters(visibleText(text)).match(TOKEN) ?? [];

/** Overlapping pairs of characters; a single character is a term itself. */
function pairs(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => (characters[index] ?? '') + character);
}

/** The words in an identifier, lower case: `app.configProvider` → app, config, provider; none if it is one. */
export function partsOf(identifier: string): string[] {
  const parts = (identifier.match(PART) ?? []).map((part) => part.toLowerCase());
  return parts.length === 1 && parts[0] === identifier.toLowerCase() ? [] : parts;
}

/** Maximum number of words in an ending: nobody types more of a long path, and a hash would have dozens of endings. */
const LONGEST_ENDING = 4;

/**
 * The ends of an identifier from a word inside it, lower case: `React.useEffect` → useeffect. With continuations of
 * what was typed, they make every sequence of its words findable.
 */
const endingsOf = (identifier: string): string[] =>
  [...identifier.matchAll(PART)]
    .filter(({ index, 0: part }) => index > 0 && index + part.length < identifier.length)
    .slice(1 - LONGEST_ENDING)
    .map(({ index }) => identifier.slice(index).toLowerCase());

/** All index terms of a text, in order and with repetitions. */
export function indexTerms(text: string): string[] {
  return runs(text).flatMap((run) => {
    // The last character of a run begins no pair, so it is added on its own for queries of a single character.
    if (isCjk(run)) return run.length === 1 ? [run] : [...pairs(run), Array.from(run).at(-1) ?? ''];
    const names = [run.toLowerCase(), ...endingsOf(run)].filter(({ length }) => length <= LONGEST);
    return [...names, ...partsOf(run)];
  });
}

/** A term of a query. */
export interface QueryTerm {
  term: string;
  isCjk: boolean;
  /** Whether the reader may still be typing it. */
  isLast: boolean;
  /** Terms to search instead when the index does not contain this one: the parts of an identifier. */
  parts: string[];
}

/** Maximum number of terms: nobody types more, and each costs a download. */
const MOST_TERMS = 30;

/** The terms of a query, each once. */
export function queryTerms(query: string): QueryTerm[] {
  const found = runs(query);
  const terms = new Map<string, QueryTerm>();
  found.forEach((run, index) => {
    const isLast = index === found.length - 1;
    if (isCjk(run)) {
      for (const term of pairs(run)) terms.set(term, { term, isCjk: true, isLast, parts: [] });
    } else {
      const term = run.toLowerCase().slice(0, LONGEST);
      terms.set(term, { term, isCjk: false, isLast, parts: partsOf(run) });
    }
  });
  return [...terms.values()].slice(0, MOST_TERMS);
}
