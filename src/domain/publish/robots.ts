/**
 * `robots.txt`: everything may be read, and the sitemap is there. What should not be found says so itself (`noindex`):
 * forbidden here, nobody would read it.
 * @param sitemapUrl Absolute address.
 */
export const robotsText = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
