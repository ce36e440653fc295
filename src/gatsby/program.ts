/** What `gatsby-config.ts` and `gatsby-node.ts` give to Gatsby. */
import './configuration/configure';
import type { GatsbyConfig } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { site } from '../site/config';

export { onCreateWebpackConfig } from './bundling/webpack';
export { onPreBootstrap, onPreInit } from './hooks/bootstrap';
export { onCreateDevServer } from './hooks/develop';
export { createPages, onCreatePage } from './hooks/pages';
export { plugins } from './hooks/plugins';
export { onPostBuild } from './hooks/post-build';
export { createResolvers, createSchemaCustomization } from './hooks/schema';
export { sourceNodes } from './hooks/source-nodes';

const { title, tagline, url, baseUrl, i18n } = site;

/** The configuration of Gatsby, but its plugins. Not named `config`: Gatsby takes scripts that export one for pages made on request. */
export const gatsbyConfig: Omit<GatsbyConfig, 'plugins'> = {
  siteMetadata: { title: title[i18n.defaultLocale], description: tagline[i18n.defaultLocale], siteUrl: url },
  pathPrefix: baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  // On Netlify, `.cache` and `public` are kept between builds by Netlify's own adapter. Headers and redirects are not left
  // to it: the site writes them itself (`publish-headers.ts`), and `npm run serve` applies the same files. Naming an
  // adapter also keeps Gatsby from looking for one to download.
  adapter: { name: 'tidepool', cache: createNetlifyAdapter({}).cache, adapt: () => undefined },
};
