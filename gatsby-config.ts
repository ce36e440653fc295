import './src/gatsby/configuration/configure';
import type { GatsbyConfig } from 'gatsby';
import { adapter } from './src/gatsby/hooks/adapter';
import { plugins } from './src/gatsby/hooks/plugins';
import { site } from './src/site/config';

const { title, tagline, url, baseUrl, i18n } = site;

const config: GatsbyConfig = {
  siteMetadata: { title: title[i18n.defaultLocale], description: tagline[i18n.defaultLocale], siteUrl: url },
  pathPrefix: baseUrl.replace(/\/$/, ''),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  adapter,
  plugins: plugins(),
};

export default config;
