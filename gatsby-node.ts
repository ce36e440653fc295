export {
  createPages,
  onCreateDevServer,
  onCreatePage,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/hooks';
export { onPostBuild } from './src/gatsby/post-build';
export { createResolvers, createSchemaCustomization } from './src/gatsby/schema';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
