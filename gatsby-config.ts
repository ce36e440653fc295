import './src/gatsby/configuration/configure';
import type { GatsbyConfig } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { plugins } from './src/gatsby/hooks/plugins';
import { site } from './src/site/config';

const { title, tagline, url, baseUrl, i18n } = site;

const config: GatsbyConfig = {
  siteMetadata: { title: title[i18n.defaultLocale], description: tagline[i18n.defaultLocale], siteUrl: url },
  pathPrefix: baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  // On Netlify, `.cache` and `public` are kept between builds by Netlify's own adapter. Headers and redirects are not left
  // to it: the site writes them itself (`publish-headers.ts`), and `npm run serve` applies the same files. Naming an
  // adapter also keeps Gatsby from looking for one to download.
  adapter: { name: 'tidepool', cache: createNetlifyAdapter({}).cache, adapt: () => undefined },
  plugins: plugins(),
};

export default config;
