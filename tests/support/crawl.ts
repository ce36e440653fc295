/**
 * Crawls a served site from its home page and its sitemap, and gives what leads nowhere: `address (status), on page`.
 * Other sites are not asked.
 * @param origin Where the site is served, with its base.
 * @param published Where it is published, with its base.
 * @param checkFragments Whether to look for anchors too, of which the build only warns.
 */
export async function brokenLinks(
  origin: string,
  published: string,
  checkFragments: boolean,
): Promise<string[]> {
  const { LinkChecker, LinkState } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    path: [`${origin}/`, `${origin}/sitemap-0.xml`],
    recurse: true,
    checkFragments,
    concurrency: 10,
    retryErrors: true,
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${published.replaceAll('.', '\\.')}`), replacement: origin },
    ],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${url} (${String(status)}), on ${parent ?? 'no page'}`);
}
