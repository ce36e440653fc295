interface HomeCounts {
  posts: number;
  docs: number;
}

/** The description of the site with its numbers in place of `{posts}` and `{docs}`. */
export const homeFacts = (text: string, counts: HomeCounts): string =>
  text.replace(/\{(posts|docs)\}/g, (_, name: keyof HomeCounts) => String(counts[name]));
