import { program } from './src/cli/site-program';

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreInit,
  sourceNodes,
} = program;
