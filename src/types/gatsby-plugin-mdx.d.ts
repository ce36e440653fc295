/** The hooks of the plugin, which has no types for them. */
declare module 'gatsby-plugin-mdx/gatsby-node.js' {
  const hooks: { onCreateNode: (args: object, options: object) => Promise<void> };
  export default hooks;
}
