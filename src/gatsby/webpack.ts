import type { GatsbyNode } from 'gatsby';

/** The warnings of the CSS extractor about import order say nothing here: cascade layers decide. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ getConfig, actions }) => {
  const config = getConfig() as { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] };
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options = { ...plugin.options, ignoreOrder: true };
  }
  actions.replaceWebpackConfig(config);
};
