/** What the numbers in the sentence about the site stand for. */
export interface HomeCounts {
  posts: number;
  docs: number;
}

/**
 * The sentence that says what the site is, with its numbers.
 * @param text `{posts}` and `{docs}` stand for them.
 */
export const homeFacts = (text: string, counts: HomeCounts): string =>
  text.replace(/\{(posts|docs)\}/g, (_, name: keyof HomeCounts) => String(counts[name]));
