/** The numbers in the description of the site. */
export interface HomeCounts {
  posts: number;
  docs: number;
}

/**
 * The description of the site with its numbers.
 * @param text `{posts}` and `{docs}` are placeholders.
 */
export const homeFacts = (text: string, counts: HomeCounts): string =>
  text.replace(/\{(posts|docs)\}/g, (_, name: keyof HomeCounts) => String(counts[name]));
