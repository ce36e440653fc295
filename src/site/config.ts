import type { SiteConfig } from './schema';

/**
 * The site's configuration: `site.yml` of the content root, completed and checked. Node only, after
 * `src/gatsby/configuration/configure.ts`; code of pages takes {@link import('./public-config').site}.
 */
export const site = JSON.parse(process.env.SITE_CONFIG ?? 'null') as SiteConfig;
