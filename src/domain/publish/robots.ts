/**
 * `robots.txt`: everything may be crawled, and it names the sitemap. Pages that search engines should not show have
 * `noindex`, which a crawler would never read if they were disallowed here.
 */
export const robotsText = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
