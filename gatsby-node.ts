export {
  createPages,
  onCreateDevServer,
  onCreatePage,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/hooks/hooks';
export { onPostBuild } from './src/gatsby/hooks/post-build';
export { createResolvers, createSchemaCustomization } from './src/gatsby/hooks/schema';
export { onCreateWebpackConfig } from './src/gatsby/bundling/webpack';
