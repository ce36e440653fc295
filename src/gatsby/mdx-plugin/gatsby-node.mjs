import mdx from 'gatsby-plugin-mdx/gatsby-node.js';

/**
 * Makes the `Mdx` node of a file. A file with malformed front matter has none: the content check says what is wrong and
 * where, and the plugin itself would print a stack trace, or end the build.
 * @type {typeof mdx.onCreateNode}
 */
async function onCreateNode(args, options) {
  try {
    await mdx.onCreateNode(args, options);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'YAMLException') throw error;
  }
}

export default { ...mdx, onCreateNode };
