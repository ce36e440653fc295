import type { GatsbyConfig } from 'gatsby';
import { program } from './src/cli/site-program';

const { gatsbyConfig, plugins } = program;

const config: GatsbyConfig = {
  ...gatsbyConfig,
  plugins: plugins(),
};

export default config;
