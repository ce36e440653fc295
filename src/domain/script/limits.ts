/**
 * How much the code of a document may take. Steps are counted and not timed, so that a slow machine finds the same
 * problems as a fast one; the time is for what no step interrupts, such as a search in a text of millions of characters.
 */
export const LIMITS = {
  /** Steps (turns of loops, calls, attempts of regular expressions) of one expression. */
  steps: 5_000_000,
  /** Steps of all expressions of a document together. */
  documentSteps: 20_000_000,
  /** Bytes that a document's values may take. */
  memory: 32 * 1024 * 1024,
  /** Values in what an expression gives: array items, fields, elements. */
  values: 100_000,
  /** Characters in what an expression gives. */
  characters: 2_000_000,
  /** Characters in all that the code of a document gives, as it is passed on. */
  documentCharacters: 10_000_000,
  /** How deep the values of an expression may be nested in each other. */
  depth: 100,
} as const;
