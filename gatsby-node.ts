export { onCreateWebpackConfig } from './src/gatsby/bundling/webpack';
export { onPreBootstrap } from './src/gatsby/hooks/bootstrap';
export { onCreateDevServer } from './src/gatsby/hooks/develop';
export { createPages, onCreatePage } from './src/gatsby/hooks/pages';
export { onPostBuild } from './src/gatsby/hooks/post-build';
export { createResolvers, createSchemaCustomization } from './src/gatsby/hooks/schema';
export { sourceNodes } from './src/gatsby/hooks/source-nodes';
